import { readSheet, type Sheet, writeSheet } from '#src/domain/questionnaire/sheet.ts';
import { read, remove, write } from '#src/frame/storage.ts';

// On the device, only once the visitor has asked for it: the same text as in the file.

const key = 'questionnaire';

export const today = () => new Date().toISOString().slice(0, 10);

export function keptSheet(known: ReadonlySet<string>, text = read(key)): Sheet | undefined {
  const found = text === null ? undefined : readSheet(text, known);
  return typeof found === 'object' ? found.sheet : undefined;
}

/** Whether the browser took it. */
export const keep = (sheet: Sheet): boolean => write(key, writeSheet(sheet, today()));
export const forget = (): void => remove(key);

/** What another tab writes there, or that it was taken away. */
export function onOtherTab(then: (text: string | null) => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === key || event.key === null) then(event.newValue);
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
