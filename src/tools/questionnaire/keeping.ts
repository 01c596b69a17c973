import { isSheetEmpty, readSheet, type Sheet, writeSheet } from '#src/lib/questionnaire/sheet.ts';
import { readItem, removeItem, writeItem } from '#src/lib/storage.ts';
import { getToday } from '#src/lib/today.ts';
import { cutNote } from './question-note.ts';

// The same text as in the file: in the tab until it is closed, on the device only once the visitor
// has asked for it.

const key = 'questionnaire';

export function keptSheet(known: ReadonlySet<string>, text = readItem(key)): Sheet | undefined {
  const found = text === null ? undefined : readSheet(text, known, cutNote);
  return typeof found === 'object' ? found.sheet : undefined;
}

/** A reload, or a page read meanwhile, takes no answer away. */
export const sheetOfVisit = (known: ReadonlySet<string>): Sheet | undefined =>
  keptSheet(known, readItem(key, 'sessionStorage'));
export function keepForVisit(sheet: Sheet): void {
  if (isSheetEmpty(sheet)) removeItem(key, 'sessionStorage');
  else writeItem(key, writeSheet(sheet, getToday()), 'sessionStorage');
}

/** Whether the browser took it. */
export const keep = (sheet: Sheet): boolean => writeItem(key, writeSheet(sheet, getToday()));
export const forget = (): void => removeItem(key);

/** Calls back when another tab changes or removes the stored answers. */
export function onOtherTab(then: (text: string | null) => void, signal: AbortSignal): void {
  const listen = (event: StorageEvent) => {
    if (event.key === key || event.key === null) then(event.newValue);
  };
  window.addEventListener('storage', listen, { signal });
}

/**
 * A page from the back/forward cache missed storage events of other tabs, so it reads the storage
 * again.
 */
export const onReturn = (then: (text: string | null) => void, signal: AbortSignal): void =>
  window.addEventListener('pageshow', ({ persisted }) => persisted && then(readItem(key)), {
    signal,
  });
