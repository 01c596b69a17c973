/**
 * What an element is to the Markdown twin of its page, where its tag alone does not say:
 * `data-twin="…"` in the markup, read by scripts/generate/reading.ts.
 */
export type TwinRole =
  /**
   * Helps on a screen only, and is not read: a way to move about, a setting, the key of a drawing.
   */
  | 'leave-out'
  /** Hidden or a button on a screen, and text all the same: a question, its answer, a term. */
  | 'keep'
  /** A title to the eye that is no heading of the page: read in bold. */
  | 'title'
  /** A drawn sign between two things said: read as a semicolon. */
  | 'separator'
  /** On a line of its own by its style alone: read apart from what precedes it. */
  | 'line';

declare module 'react' {
  interface HTMLAttributes<T> {
    'data-twin'?: TwinRole;
  }
}
