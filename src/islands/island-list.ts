// Exports each island under the name that its element has in the data-island attribute. The build
// makes one bundle per island (scripts/lib/island-files.ts).

export { QuoteForm as quote } from '#src/quote/quote-form.island.tsx';
export { Comparison as comparison } from '#src/tools/comparison/comparison.island.tsx';
export { Deadlines as deadlines } from '#src/tools/deadlines/deadlines.island.tsx';
export { Estimator as estimator } from '#src/tools/estimator/estimator.island.tsx';
export { FaqSearch as faq } from '#src/tools/faq/faq-search.island.tsx';
export { Loss as loss } from '#src/tools/loss/loss.island.tsx';
export { Questionnaire as questionnaire } from '#src/tools/questionnaire/questionnaire.island.tsx';
export { Accordion as accordion } from '#src/ui/accordion/accordion.island.tsx';
