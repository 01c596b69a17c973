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
import { getToday } from '#src/lib/today.ts';
import {
  forget,
  keep,
  keepForVisit,
  keptSheet,
  onOtherTab,
  onReturn,
  sheetOfVisit,
} from './keeping.ts';
import { goOnWhenAnswered } from './next-question.ts';
import {
  fillBoxes,
  isKeepTicked,
  listIds,
  notesWhenOpened,
  readBoxes,
  showAnswers,
} from './question-boxes.ts';
import { cutNote } from './question-note.ts';
import { refusals, takenText } from './sheet-sentences.ts';

const notKept =
  'Votre navigateur refuse de garder ces réponses. Enregistrez-les dans un fichier avant de ' +
  'fermer la page.';
const noLonger = 'Vos réponses ne sont plus gardées dans ce navigateur.';

/** `before` holds the answers that an import has replaced. */
type State = { sheet: Sheet; isKept: boolean; notice: string; before: Sheet | undefined };
const initial: State = { sheet: emptySheet, isKept: false, notice: '', before: undefined };

/**
 * The answers: in the boxes of the page, here, in the tab, and in the browser if the visitor wants
 * it.
 */
export function useSheet(root: RefObject<HTMLElement | null>) {
  const [{ before, ...drawn }, draw] = useState(initial);
  // Event listeners need the latest state.
  const latest = useRef(initial);
  const change = (by: Partial<State>) => {
    latest.current = { ...latest.current, ...by };
    draw(latest.current);
  };
  const page = () => root.current as HTMLElement;

  const take = (sheet: Sheet, told: Partial<State> = {}) => {
    change({ sheet, before: undefined, ...told });
    keepForVisit(sheet);
    showAnswers(page(), sheet);
  };
  /** Writes answers from storage or a file to the form. */
  const show = (sheet: Sheet, told?: Partial<State>) => {
    fillBoxes(page(), sheet);
    take(sheet, told);
  };
  const save = (sheet: Sheet) => {
    if (keep(sheet)) return true;
    // Otherwise the older stored answers would come back at the next visit.
    forget();
    change({ isKept: false, notice: notKept });
    return false;
  };
  const saveIfKept = (sheet: Sheet) => latest.current.isKept && save(sheet);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the island comes alive
  useEffect(() => {
    const ids = listIds(page());
    const end = new AbortController();
    notesWhenOpened(page(), end.signal);
    // Boxes ticked before hydration are newer than stored answers.
    const storedSheet = keptSheet(ids);
    const start = [storedSheet, sheetOfVisit(ids), readBoxes(page())].reduce<Sheet>(
      (all, each) => mergeSheets(all, each ?? emptySheet),
      emptySheet,
    );
    if (storedSheet || isKeepTicked(page())) change({ isKept: true });
    // Without an answer there is nothing to draw: a page just opened is left in peace.
    if (!isSheetEmpty(start)) show(start);
    saveIfKept(start);
    goOnWhenAnswered(page(), end.signal);

    const read = ({ target }: Event) => {
      if (!(target instanceof Element) || !target.closest('[data-question]')) return;
      const next = readBoxes(page());
      take(next, { notice: '' });
      saveIfKept(next);
    };
    page().addEventListener('input', read, { signal: end.signal });
    const meet = (text: string | null) => {
      if (text === null) return change({ isKept: false });
      const other = keptSheet(ids, text);
      // A tab that keeps nothing for itself is left what it holds.
      if (other && (latest.current.isKept || isSheetEmpty(latest.current.sheet)))
        show(other, { isKept: true });
    };
    onOtherTab(meet, end.signal);
    onReturn((text) => {
      // Another tab erased the answers while this page was in the back/forward cache.
      if (text === null && latest.current.isKept) show(emptySheet, { notice: noLonger });
      meet(text);
    }, end.signal);
    return () => end.abort();
  }, []);

  const setKeeping = (isKept: boolean) => {
    change({ isKept, notice: '' });
    if (!isKept) return forget();
    const { sheet } = latest.current;
    const storedSheet = keptSheet(listIds(page()));
    const next = storedSheet ? mergeSheets(storedSheet, sheet) : sheet;
    if (save(next)) show(next);
  };

  const erase = () => {
    // Other tabs first see empty answers, then no storage.
    if (latest.current.isKept) keep(emptySheet);
    forget();
    show(emptySheet, { isKept: false, notice: 'Vos réponses sont effacées.' });
  };

  const exportFile = () => {
    saveFile(
      `questionnaire-${getToday()}.json`,
      'application/json',
      writeSheet(latest.current.sheet, getToday()),
    );
    change({
      notice: 'Le fichier est enregistré sur votre appareil. Qui l’ouvre lit vos réponses.',
    });
  };

  const importFile = async (file: File) => {
    const read = (text: string) => readSheet(text, listIds(page()), cutNote);
    const found =
      file.size > MAX_SHEET_BYTES
        ? 'trop-gros'
        : await file.text().then(read, () => 'non-lu' as const);
    if (typeof found === 'string') return change({ notice: refusals[found] });
    const { sheet } = latest.current;
    const next = mergeSheets(sheet, found.sheet);
    show(next, { before: sheet, notice: takenText(sheet, found) });
    saveIfKept(next);
  };

  const undo =
    before &&
    (() => {
      show(before, { notice: 'Vos réponses d’avant sont revenues.' });
      saveIfKept(before);
    });

  return { ...drawn, setKeeping, erase, exportFile, importFile, undo };
}
