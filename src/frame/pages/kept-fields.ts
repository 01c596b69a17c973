// What is ticked or written in a list or a grid to read by stays on the device, once there is
// anything.
import { define } from '../element.ts';
import { read, remove, write } from '../storage.ts';

define('kept-fields', (list) => {
  const key = list.dataset.key ?? `liste ${list.dataset.name} ${location.pathname}`;
  const fields = [...list.querySelectorAll('input')];
  const kept = new URLSearchParams(read(key) ?? '');
  for (const field of fields) {
    const value = kept.get(field.name);
    if (field.type === 'text') field.value = value ?? '';
    else field.checked = field.value === value;
  }
  const keep = () => {
    const filled = fields.filter(({ type, value, checked }) =>
      type === 'text' ? value.trim() : checked,
    );
    if (filled.length > 0)
      write(key, `${new URLSearchParams(filled.map(({ name, value }) => [name, value]))}`);
    else remove(key);
  };
  list.addEventListener('input', keep);
  list.addEventListener('reset', (event) => {
    if (!confirm(list.dataset.confirm)) event.preventDefault();
    // The fields are emptied once every listener has been heard.
    else setTimeout(keep);
  });
  list.querySelector('[data-print]')?.addEventListener('click', () => print());
});
