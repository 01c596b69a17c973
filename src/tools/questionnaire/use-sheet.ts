import { type RefObject, useEffect, useRef, useState } from 'react';
import {
  emptySheet,
  isSheetEmpty,
  MAX_SHEET_BYTES,
  mergeSheets,
  readSheet,
  type Sheet,
  writeSheet,
} from '#src/lib/questionnaire/sheet.ts';
import { saveFile } from '#src/lib/save-file.ts';
import { readItem, removeItem, writeItem } from '#src/lib/storage.ts';
import { getToday } from '#src/lib/today.ts';
import { goOnWhenAnswered } from './next-question.ts';
import {
  fillBoxes,
  isKeepTicked,
  listIds,
  notesWhenOpened,
  readBoxes,
  showAnswers,
} from './question-boxes.ts';

const key = 'questionnaire';
const notices = {
  notKept:
    'Votre navigateur refuse de garder ces réponses. Enregistrez-les dans un fichier avant de ' +
    'fermer la page.',
  notRead:
    'Ce fichier ne peut pas être repris, et rien n’a changé. Choisissez celui que le bouton ' +
    '« Enregistrer un fichier » a fait.',
  saved: 'Le fichier est enregistré sur votre appareil. Qui l’ouvre lit vos réponses.',
  erased: 'Vos réponses sont effacées.',
};

type State = { sheet: Sheet; isKept: boolean; notice: string };
const initial: State = { sheet: emptySheet, isKept: false, notice: '' };

/**
 * Hook that keeps the answers in the form, in the React state and in sessionStorage. If the visitor
 * wants it, also in localStorage for later visits.
 */
export function useSheet(root: RefObject<HTMLElement | null>) {
  const [state, draw] = useState(initial);
  // Event listeners read the latest state from this ref, because they are added only once.
  const latest = useRef(initial);
  const change = (by: Partial<State>) => {
    latest.current = { ...latest.current, ...by };
    draw(latest.current);
  };
  const page = () => root.current as HTMLElement;

  const take = (sheet: Sheet, told: Partial<State>) => {
    change({ sheet, ...told });
    showAnswers(page(), sheet);
    const text = writeSheet(sheet, getToday());
    if (isSheetEmpty(sheet)) removeItem(key, 'sessionStorage');
    else writeItem(key, text, 'sessionStorage');
    if (!latest.current.isKept || writeItem(key, text)) return;
    // If the browser refuses to store the new answers, removes the older ones, because they would
    // return at the next visit.
    removeItem(key);
    change({ isKept: false, notice: notices.notKept });
  };
  /** Fills in the form with answers from storage or from a file. */
  const show = (sheet: Sheet, told: Partial<State>) => {
    fillBoxes(page(), sheet);
    take(sheet, told);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration
  useEffect(() => {
    const ids = listIds(page());
    const stored = readSheet(readItem(key) ?? '', ids);
    const visit = readSheet(readItem(key, 'sessionStorage') ?? '', ids);
    // Later sources override earlier ones: boxes that were checked before hydration are the newest
    // answers.
    const start = [stored, visit, readBoxes(page())].reduce<Sheet>(
      (all, each) => mergeSheets(all, each ?? emptySheet),
      emptySheet,
    );
    const isKept = stored !== undefined || isKeepTicked(page());
    // If there is no answer, does not render again, so that the page opens fast.
    if (isKept || !isSheetEmpty(start)) show(start, { isKept });

    const end = new AbortController();
    notesWhenOpened(page(), end.signal);
    goOnWhenAnswered(page(), end.signal);
    const read = ({ target }: Event) => {
      if (target instanceof Element && target.closest('[data-question]'))
        take(readBoxes(page()), { notice: '' });
    };
    page().addEventListener('input', read, { signal: end.signal });
    // Shows the answers that the visitor gives in another tab, and removes those that were erased
    // there.
    const follow = (text: string | null) => {
      if (latest.current.isKept)
        show(readSheet(text ?? '', ids) ?? emptySheet, { isKept: text !== null, notice: '' });
    };
    addEventListener('storage', (event) => event.key === key && follow(event.newValue), {
      signal: end.signal,
    });
    addEventListener('pageshow', ({ persisted }) => persisted && follow(readItem(key)), {
      signal: end.signal,
    });
    return () => end.abort();
  }, []);

  const setKeeping = (isKept: boolean) => {
    if (!isKept) removeItem(key);
    take(latest.current.sheet, { isKept, notice: '' });
  };

  const erase = () => {
    removeItem(key);
    show(emptySheet, { isKept: false, notice: notices.erased });
  };

  const exportFile = () => {
    const text = writeSheet(latest.current.sheet, getToday());
    saveFile(`questionnaire-${getToday()}.json`, 'application/json', text);
    change({ notice: notices.saved });
  };

  const importFile = async (file: File) => {
    const text = file.size > MAX_SHEET_BYTES ? '' : await file.text().catch(() => '');
    const found = readSheet(text, listIds(page()));
    if (!found) return change({ notice: notices.notRead });
    const count = Object.keys(found.answers).length;
    show(mergeSheets(latest.current.sheet, found), {
      notice: `Réponses reprises du fichier\u00A0: ${count}.`,
    });
  };

  return { ...state, setKeeping, erase, exportFile, importFile };
}
