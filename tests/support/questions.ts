import { listThemes } from '../../src/content/tables.ts';

/** Themes of /faq with the questions of the writers, in the order of the page. */
export const themes = listThemes('/faq');
export const questions = themes.reduce((sum, theme) => sum + theme.questions.length, 0);
