import { readSheet, type Sheet, writeSheet } from '#src/domain/questionnaire/sheet.ts';
import { read, remove, write } from '#src/frame/storage.ts';
import { today } from '#src/frame/today.ts';
import { noteIn } from './question-note.ts';

// On the device, only once the visitor has asked for it: the same text as in the file.

const key = 'questionnaire';

export function keptSheet(known: ReadonlySet<string>, text = read(key)): Sheet | undefined {
  const found = text === null ? undefined : readSheet(text, known, noteIn);
  return typeof found === 'object' ? found.sheet : undefined;
}

/** Whether the browser took it. */
export const keep = (sheet: Sheet): boolean => write(key, writeSheet(sheet, today()));
export const forget = (): void => remove(key);

/** What another tab writes there, or that it was taken away. */
export function onOtherTab(then: (text: string | null) => void, signal: AbortSignal): void {
  const listen = (event: StorageEvent) => {
    if (event.key === key || event.key === null) then(event.newValue);
  };
  window.addEventListener('storage', listen, { signal });
}

/** What stands there when this page, left and kept whole by the browser, is shown again: it heard of no other tab. */
export const onReturn = (then: (text: string | null) => void, signal: AbortSignal): void =>
  window.addEventListener('pageshow', ({ persisted }) => persisted && then(read(key)), { signal });
