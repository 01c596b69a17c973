// The behaviour of the frame, on every page: small custom elements over markup that works without them.
import { startAccordions } from './accordion.ts';
import { askForConsent } from './consent.ts';
import { defineCopyLink } from './copy-link.ts';
import { defineSiteHeader } from './header.ts';
import { defineHelpTerm } from './help-term.ts';
import { askAgain } from './load.ts';
import { defineMobileBar } from './mobile-bar.ts';
import { openForPrint } from './print.ts';
import { watchForms } from './quote-form.ts';
import { layOutSections } from './sections.ts';
import { watchUnsettled } from './unsettled.ts';

// One that fails takes no other with it; its error is told as if it stood alone.
for (const start of [
  askAgain,
  openForPrint,
  startAccordions,
  askForConsent,
  defineCopyLink,
  defineSiteHeader,
  defineHelpTerm,
  defineMobileBar,
  watchForms,
  layOutSections,
  watchUnsettled,
]) {
  try {
    start();
  } catch (error) {
    reportError(error);
  }
}
