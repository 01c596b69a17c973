// Stores the checked boxes and the typed texts of a checklist on the device.
import { defineElement } from '#src/lib/element.ts';
import { readItem, removeItem, writeItem } from '#src/lib/storage.ts';

defineElement('kept-fields', (list) => {
  const key = list.dataset.key ?? `liste ${list.dataset.name} ${location.pathname}`;
  const fields = [...list.querySelectorAll('input')];
  const savedFields = new URLSearchParams(readItem(key) ?? '');
  for (const field of fields) {
    const value = savedFields.get(field.name);
    if (field.type === 'text') field.value = value ?? '';
    else field.checked = field.value === value;
  }
  const saveFields = () => {
    const filled = fields.filter(({ type, value, checked }) =>
      type === 'text' ? value.trim() : checked,
    );
    if (filled.length > 0)
      writeItem(key, `${new URLSearchParams(filled.map(({ name, value }) => [name, value]))}`);
    else removeItem(key);
  };
  list.addEventListener('input', saveFields);
  list.addEventListener('reset', (event) => {
    if (!confirm(list.dataset.confirm)) event.preventDefault();
    // Saves in a later task, because the browser resets the fields only after all listeners of the
    // reset event.
    else setTimeout(saveFields);
  });
  list.querySelector('[data-print]')?.addEventListener('click', () => print());
});
