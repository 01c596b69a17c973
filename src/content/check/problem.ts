import type { Path } from '../walk.ts';

/** A mistake with its position and its remedy, in French. */
export type Problem = {
  /** From the project's root: content/guides/prevention.mdx. */
  file: string;
  line: number;
  message: string;
  severity: 'erreur' | 'avertissement';
};

/** A check tells them one after the other. */
export type Problems = Iterable<Problem>;

/** Without a line, the place is the first line of the file. */
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
  getLine: (file: string, line: number) => string | undefined,
): string {
  return problems
    .map(({ file, line, message, severity }) => {
      const sourceLine = getLine(file, line)?.trimEnd();
      const excerpt = sourceLine?.trim()
        ? `\n    ${line} | ${sourceLine.length > 110 ? `${sourceLine.slice(0, 109)}…` : sourceLine}`
        : '';
      return (
        `${file}:${line}\n  ` +
        `${severity === 'avertissement' ? 'Avertissement. ' : ''}${message}${excerpt}`
      );
    })
    .join('\n\n');
}

/** GitHub's workflow commands use these signs as separators and escapes. */
const escaped = (text: string, signs: RegExp) =>
  text.replace(signs, (sign) => encodeURIComponent(sign));

/** GitHub shows at most ten annotations of each severity. */
export const annotations = (problems: Problem[]) =>
  problems
    .map(({ file, line, message, severity }) => {
      const [kind, title] =
        severity === 'erreur' ? ['error', 'À corriger'] : ['warning', 'À relire'];
      return `::${kind} file=${escaped(file, /[%\r\n:,]/g)},line=${line},title=${title}::${escaped(message, /[%\r\n]/g)}`;
    })
    .join('\n');
