import type { Path } from '../walk.ts';

/** What is wrong, where, and what to do about it, in words for those who write. */
export type Problem = {
  /** From the project's root: content/guides/prevention.mdx. */
  file: string;
  line: number;
  message: string;
  severity: 'erreur' | 'avertissement';
};

/** A check tells them one after the other. */
export type Problems = Iterable<Problem>;

/** Where something stands; of a file as a whole, at its head. */
export type Place = { file: string; line?: number };

const problem =
  (severity: Problem['severity']) =>
  ({ file, line = 1 }: Place, message: string): Problem => ({ file, line, message, severity });

export const error = problem('erreur');
export const warning = problem('avertissement');

/** carte, contents n° 2 */
export const fieldName = (path: Path) =>
  path
    .map((part, index) =>
      typeof part === 'number' ? ` n° ${part + 1}` : `${index === 0 ? '' : ', '}${part}`,
    )
    .join('');

const rank = ({ file }: Problem) => (file.startsWith('content/tables/') ? 0 : 1);

/** The tables first: what is wrong there is often why something else is. */
export const inOrder = (problems: Problem[]) =>
  [...problems].sort(
    (a, b) =>
      rank(a) - rank(b) ||
      a.file.localeCompare(b.file) ||
      a.line - b.line ||
      a.message.localeCompare(b.message),
  );

/** All problems, file by file, with the line that has each. */
export function describe(
  problems: Problem[],
  lineOf: (file: string, line: number) => string | undefined,
): string {
  return problems
    .map(({ file, line, message, severity }) => {
      const shown = lineOf(file, line)?.trimEnd();
      const quoted = shown?.trim()
        ? `\n    ${line} | ${shown.length > 110 ? `${shown.slice(0, 109)}…` : shown}`
        : '';
      return `${file}:${line}\n  ${severity === 'avertissement' ? 'Avertissement. ' : ''}${message}${quoted}`;
    })
    .join('\n\n');
}

/** What would end a command of GitHub's, or start an escape. */
const escaped = (text: string, signs: RegExp) =>
  text.replace(signs, (sign) => encodeURIComponent(sign));

/**
 * For the annotations that GitHub shows beside the changed lines: ten of each severity, the tables'
 * first.
 */
export const annotations = (problems: Problem[]) =>
  problems
    .map(({ file, line, message, severity }) => {
      const [kind, title] =
        severity === 'erreur' ? ['error', 'À corriger'] : ['warning', 'À relire'];
      return `::${kind} file=${escaped(file, /[%\r\n:,]/g)},line=${line},title=${title}::${escaped(message, /[%\r\n]/g)}`;
    })
    .join('\n');
