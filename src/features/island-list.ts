// The islands, each by the name that its element carries; scripts/lib/island-files.ts makes a file
// of each for the browser.
export { Accordion as accordion } from './accordion/accordion.tsx';
export { Comparison as comparison } from './comparison/comparison.tsx';
export { Deadlines as deadlines } from './deadlines/deadlines.tsx';
export { Estimator as estimator } from './estimator/estimator.tsx';
export { FaqSearch as faq } from './faq/faq-search.tsx';
export { Loss as loss } from './loss/loss.tsx';
export { Questionnaire as questionnaire } from './questionnaire/questionnaire.tsx';
export { QuoteForm as quote } from './quote/quote-form.tsx';
