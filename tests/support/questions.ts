import { listThemes } from '../../src/content/tables.ts';

/** The questions of /faq as writers have them, in the order of the page. */
export const themes = listThemes('/faq');
export const questions = themes.reduce((sum, theme) => sum + theme.questions.length, 0);
