import { globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

// The questions of /faq as writers have them: one more is no reason for a test to change.

type Theme = { page: string; theme: string; ordre?: number; questions: unknown[] };

/** In the order of the page. */
export const themes = globSync('content/faq/*.yaml')
  .map((file) => parse(readFileSync(file, 'utf8')) as Theme)
  .filter(({ page }) => page === '/faq')
  .sort((a, b) => (a.ordre ?? 0) - (b.ordre ?? 0));

export const questions = themes.reduce((sum, theme) => sum + theme.questions.length, 0);
