import type { Path } from '../walk.ts';

/** Mistake in content/, with its place and a French message that says how to correct it. */
export type Problem = {
  /** Path of the file in the project, for example content/guides/prevention.mdx. */
  file: string;
  line: number;
  message: string;
  severity: 'erreur' | 'avertissement';
};

/** Problems that a check returns, as an array or from a generator. */
export type Problems = Iterable<Problem>;

/** Place of a problem. Without `line`, it is the first line of the file. */
export type Place = { file: string; line?: number };

const problem =
  (severity: Problem['severity']) =>
  ({ file, line = 1 }: Place, message: string): Problem => ({ file, line, message, severity });

export const error = problem('erreur');
export const warning = problem('avertissement');

/** Formats the path of a field for a message: « carte, contents n° 2 ». */
export const fieldName = (path: Path) =>
  path
    .map((part) => (typeof part === 'number' ? ` n° ${part + 1}` : `, ${part}`))
    .join('')
    .replace(/^, /, '');

/** Sorts the errors and then the warnings by file and line, and removes duplicates. */
export function inOrder(problems: Problem[]): Problem[] {
  const distinct = new Map(
    problems.map((problem) => [`${problem.file}:${problem.line} ${problem.message}`, problem]),
  );
  return [...distinct.values()].sort(
    (a, b) =>
      b.severity.localeCompare(a.severity) ||
      a.file.localeCompare(b.file) ||
      a.line - b.line ||
      a.message.localeCompare(b.message),
  );
}

const EXCERPT_LENGTH = 110;

/** Cuts a long line to the part around the words that the message quotes. */
function cutExcerpt(line: string, message: string): string {
  const [, quoted = ''] = /« ([^»]+) »/.exec(message) ?? [];
  const middle = Math.max(0, line.indexOf(quoted)) + quoted.length / 2;
  const latestStart = Math.max(0, line.length - EXCERPT_LENGTH + 1);
  const start = Math.min(latestStart, Math.max(0, Math.round(middle - EXCERPT_LENGTH / 2)));
  const end = start + EXCERPT_LENGTH - 1;
  return `${start > 0 ? '…' : ''}${line.slice(start, end)}${end < line.length ? '…' : ''}`;
}

/** Formats all problems for the terminal. Each shows the line of the file that causes it. */
export function describe(
  problems: Problem[],
  getLine: (file: string, line: number) => string | undefined,
): string {
  return problems
    .map(({ file, line, message, severity }) => {
      const sourceLine = getLine(file, line)?.trimEnd() ?? '';
      const excerpt = sourceLine.trim() ? `\n    ${line} | ${cutExcerpt(sourceLine, message)}` : '';
      const level = severity === 'avertissement' ? 'Avertissement. ' : '';
      return `${file}:${line}\n  ${level}${message}${excerpt}`;
    })
    .join('\n\n');
}

/**
 * Formats the problems as annotations for GitHub, which shows at most ten errors and ten warnings.
 * https://docs.github.com/actions/reference/workflow-commands
 */
export const annotations = (problems: Problem[]) =>
  problems
    .map(({ file, line, message, severity }) => {
      const kind = severity === 'erreur' ? 'error' : 'warning';
      const place = `file=${file.replace(/[%\r\n:,]/g, encodeURIComponent)},line=${line}`;
      return `::${kind} ${place}::${message.replace(/[%\r\n]/g, encodeURIComponent)}`;
    })
    .join('\n');
