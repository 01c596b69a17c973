// The behaviour of the frame, on every page: small custom elements over markup that works without them.
import './accordion.ts';
import './consent.ts';
import './copy-link.ts';
import './header.ts';
import './help-term.ts';
import './mobile-bar.ts';
import './quote-form.ts';
import './sections.ts';
import './unsettled.ts';
