// The privacy policy shows the current date, as specified: the build's in the page, the visitor's from here on.
import { formatDate } from '../../domain/dates.ts';

class CurrentDate extends HTMLElement {
  connectedCallback() {
    const now = new Date();
    const today = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
    for (const time of this.querySelectorAll('time')) {
      time.dateTime = today;
      time.textContent = formatDate(today);
    }
  }
}

customElements.define('current-date', CurrentDate);
