import { globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

// The questions of a page as writers have them: one more is no reason for a test to change.

type Theme = { page: string; theme: string; ordre?: number; questions: unknown[] };

/** In the order of the page. */
const themesOf = (route: string) =>
  globSync('content/faq/*.yaml')
    .map((file) => parse(readFileSync(file, 'utf8')) as Theme)
    .filter(({ page }) => page === route)
    .sort((a, b) => (a.ordre ?? 0) - (b.ordre ?? 0));

export const questionsOf = (route: string) => themesOf(route).reduce((sum, theme) => sum + theme.questions.length, 0);

export const themes = themesOf('/faq');
export const questions = questionsOf('/faq');
