/** What is wrong, where, and what to do about it, in words for those who write. */
export type Problem = {
  /** From the project's root: content/guides/prevention.mdx. */
  file: string;
  line: number;
  message: string;
  severity: 'erreur' | 'avertissement';
};

export const error = (file: string, line: number, message: string): Problem => ({ file, line, message, severity: 'erreur' });
export const warning = (file: string, line: number, message: string): Problem => ({
  file,
  line,
  message,
  severity: 'avertissement',
});

/** « a », « a ou b ». */
export const either = (words: string[]) => words.map((word) => `« ${word} »`).join(' ou ');

export const didYouMean = (words: string[]) => (words.length > 0 ? ` Vouliez-vous dire ${either(words)} ?` : '');

export const inOrder = (problems: Problem[]) =>
  [...problems].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.message.localeCompare(b.message));

/** All problems, file by file, with the line that has each. */
export function describe(problems: Problem[], lineOf: (file: string, line: number) => string | undefined): string {
  return inOrder(problems)
    .map(({ file, line, message, severity }) => {
      const shown = lineOf(file, line)?.trimEnd();
      const quoted = shown?.trim() ? `\n    ${line} | ${shown.length > 110 ? `${shown.slice(0, 109)}…` : shown}` : '';
      return `${file}:${line}\n  ${severity === 'avertissement' ? 'Avertissement. ' : ''}${message}${quoted}`;
    })
    .join('\n\n');
}

/** For the annotations that GitHub shows beside the changed lines. */
export const annotations = (problems: Problem[]) =>
  inOrder(problems)
    .map(
      ({ file, line, message, severity }) =>
        `::${severity === 'erreur' ? 'error' : 'warning'} file=${file},line=${line}::${message.replaceAll('\n', '%0A')}`,
    )
    .join('\n');
