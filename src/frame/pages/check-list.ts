// Checklists keep their ticks on the device, once something is ticked.
import { read, remove, write } from '../storage.ts';

class CheckList extends HTMLElement {
  connectedCallback() {
    const key = `liste ${this.dataset.name} ${location.pathname}`;
    const boxes = [...this.querySelectorAll('input')];
    const ticked = new Set((read(key) ?? '').split(' '));
    for (const box of boxes) box.checked = ticked.has(box.name);
    this.addEventListener('change', () => {
      const names = boxes.filter((box) => box.checked).map((box) => box.name);
      if (names.length > 0) write(key, names.join(' '));
      else remove(key);
    });
  }
}

customElements.define('check-list', CheckList);
