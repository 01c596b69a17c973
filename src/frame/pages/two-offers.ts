// The reading grid: its answers and the names of both offers stay on the device, once something is answered.
import { read, remove, write } from '../storage.ts';

const key = 'grille de lecture';

class TwoOffers extends HTMLElement {
  connectedCallback() {
    const fields = [...this.querySelectorAll('input')];
    const kept = new URLSearchParams(read(key) ?? '');
    for (const field of fields) {
      const value = kept.get(field.name);
      if (field.type === 'text') field.value = value ?? '';
      else field.checked = field.value === value;
    }
    const keep = () => {
      const filled = fields.filter(({ type, value, checked }) => (type === 'text' ? value.trim() : checked));
      if (filled.length > 0) write(key, `${new URLSearchParams(filled.map(({ name, value }) => [name, value]))}`);
      else remove(key);
    };
    this.addEventListener('input', keep);
    this.addEventListener('reset', (event) => {
      if (!confirm('Effacer les réponses et les noms des deux offres ?')) event.preventDefault();
      // The fields are emptied once every listener has been heard.
      else setTimeout(keep);
    });
    this.querySelector('[data-print]')?.addEventListener('click', () => print());
  }
}

customElements.define('two-offers', TwoOffers);
