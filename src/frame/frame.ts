// Script of every page. The markup works without it.
import { startAccordions } from './accordion.ts';
import { addScript } from './add-script.ts';
import { startConsent } from './consent.ts';
import './copy-link.ts';
import './header.ts';
import './help-term.ts';
import { retryFailedFiles } from './load.ts';
import './mobile-bar.ts';
import { openDetailsWhenPrinting } from './print.ts';
import { watchForms } from './quote-form.ts';
import { renderLaterSections } from './sections.ts';

/** The address of answer-day.ts, set by the build. */
declare const ANSWER_DAY: string;

// An error in one part must not stop the others; reportError() still shows it in the console.
for (const start of [
  retryFailedFiles,
  openDetailsWhenPrinting,
  startAccordions,
  watchForms,
  renderLaterSections,
]) {
  try {
    start();
  } catch (error) {
    reportError(error);
  }
}
// Deferred to another task, because the first access to localStorage blocks for a moment.
setTimeout(startConsent);
if (document.querySelector('answer-day')) addScript(ANSWER_DAY);
