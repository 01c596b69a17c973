// The behaviour of the frame, on every page: small custom elements over markup that works without
// them, and what starts by itself.
import { startAccordions } from './accordion.ts';
import { addScript } from './add-script.ts';
import { askForConsent } from './consent.ts';
import './copy-link.ts';
import './header.ts';
import './help-term.ts';
import { askAgain } from './load.ts';
import './mobile-bar.ts';
import { openForPrint } from './print.ts';
import { watchForms } from './quote-form.ts';
import { layOutSections } from './sections.ts';

/** The address of answer-day.ts, set by the build. */
declare const ANSWER_DAY: string;

// One that fails takes no other with it; its error is told as if it stood alone. So does the
// browser with elements.
for (const start of [askAgain, openForPrint, startAccordions, watchForms, layOutSections]) {
  try {
    start();
  } catch (error) {
    reportError(error);
  }
}
// In a task of its own, because the browser takes a moment to open the device's storage.
setTimeout(askForConsent);
if (document.querySelector('answer-day')) addScript(ANSWER_DAY);
