// Script of every page. The markup works without it.

import { addScript } from '#src/lib/add-script.ts';
import { startAccordions } from '#src/ui/accordion.client.ts';
import { startConsent } from './consent.client.ts';
import '#src/ui/heading-link.client.ts';
import './header.client.ts';
import '#src/ui/help-term.client.ts';
import { retryFailedFiles } from './retry-files.client.ts';
import './mobile-bar.client.ts';
import { watchForms } from '#src/quote/hold-submission.client.ts';
import { openDetailsWhenPrinting } from './print.client.ts';
import { renderLaterSections } from './sections.client.ts';

/** Address of the script answer-day.client.ts. The build defines this constant. */
declare const ANSWER_DAY: string;

// Catches errors of each function separately, so that the other functions still run. reportError()
// logs the error in the console.
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
// Runs in a later task, because the first access to localStorage blocks the page for a moment.
setTimeout(startConsent);
if (document.querySelector('answer-day')) addScript(ANSWER_DAY);
