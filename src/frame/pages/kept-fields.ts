// What is ticked or written in a list or a grid to read by stays on the device, once there is anything.
import { read, remove, write } from '../storage.ts';

class KeptFields extends HTMLElement {
  connectedCallback() {
    const key = this.dataset.key ?? `liste ${this.dataset.name} ${location.pathname}`;
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
      if (!confirm(this.dataset.confirm)) event.preventDefault();
      // The fields are emptied once every listener has been heard.
      else setTimeout(keep);
    });
    this.querySelector('[data-print]')?.addEventListener('click', () => print());
  }
}

customElements.define('kept-fields', KeptFields);
