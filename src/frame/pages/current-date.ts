// The privacy policy shows the current date, as specified: the build's in the page, the visitor's from here on.
import { formatDate } from '../../domain/dates.ts';
import { today } from '../today.ts';

class CurrentDate extends HTMLElement {
  connectedCallback() {
    const day = today();
    for (const time of this.querySelectorAll('time')) {
      time.dateTime = day;
      time.textContent = formatDate(day);
    }
  }
}

customElements.define('current-date', CurrentDate);
