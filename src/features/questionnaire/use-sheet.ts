import { type RefObject, useEffect, useRef, useState } from 'react';
import { emptySheet, merged, mostBytes, readSheet, type Sheet, writeSheet } from '#src/domain/questionnaire/sheet.ts';
import { saveFile } from '../shared/save-file.ts';
import { forget, keep, keptSheet, onOtherTab, today } from './keeping.ts';
import { fillBoxes, idsIn, notesWhenOpened, readBoxes, showAnswers } from './page.ts';
import { refusals, takenText } from './words.ts';

const isEmpty = ({ answers, notes }: Sheet) => Object.keys(answers).length + Object.keys(notes).length === 0;
const notKept = 'Votre navigateur refuse de garder ces réponses. Enregistrez-les dans un fichier avant de fermer la page.';

/** The answers: in the boxes of the page, here, and in the browser if the visitor wants it. */
export function useSheet(root: RefObject<HTMLElement | null>) {
  const [sheet, setSheet] = useState(emptySheet);
  const [isKept, setIsKept] = useState(false);
  const [notice, setNotice] = useState('');
  const [before, setBefore] = useState<Sheet>();
  // What listeners of the page and of other tabs read.
  const latest = useRef({ sheet: emptySheet, isKept: false });

  const setKept = (next: boolean) => {
    latest.current.isKept = next;
    setIsKept(next);
  };
  const take = (next: Sheet) => {
    latest.current.sheet = next;
    setSheet(next);
    if (root.current) showAnswers(root.current, next);
  };
  const save = (next: Sheet) => {
    if (keep(next)) return true;
    setKept(false);
    setNotice(notKept);
    return false;
  };
  /** An act of the visitor. */
  const change = (next: Sheet) => {
    take(next);
    if (latest.current.isKept) save(next);
  };
  const fill = (next: Sheet) => {
    if (root.current) fillBoxes(root.current, next);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the island comes alive
  useEffect(() => {
    const page = root.current;
    if (!page) return;
    const known = idsIn(page);
    const end = new AbortController();
    notesWhenOpened(page, end.signal);
    // What was ticked before this script ran is the later of the two.
    const kept = keptSheet(known);
    const start = kept ? merged(kept, readBoxes(page)) : readBoxes(page);
    if (kept) setKept(true);
    // Without an answer there is nothing to draw: a page just opened is left in peace.
    if (!isEmpty(start)) {
      fill(start);
      change(start);
    }

    const read = ({ target }: Event) => {
      if (!(target instanceof Element) || !target.closest('[data-question]')) return;
      setNotice('');
      setBefore(undefined);
      change(readBoxes(page));
    };
    page.addEventListener('input', read, { signal: end.signal });
    const stop = onOtherTab((text) => {
      if (text === null) return setKept(false);
      const other = keptSheet(known, text);
      // A tab that keeps nothing for itself is left what it holds.
      if (!other || !(latest.current.isKept || isEmpty(latest.current.sheet))) return;
      setKept(true);
      fill(other);
      take(other);
    });
    return () => {
      end.abort();
      stop();
    };
  }, []);

  const setKeeping = (wanted: boolean) => {
    setNotice('');
    setKept(wanted);
    if (!wanted) return forget();
    const kept = root.current && keptSheet(idsIn(root.current));
    const next = kept ? merged(kept, sheet) : sheet;
    if (!save(next)) return;
    fill(next);
    take(next);
  };

  const erase = () => {
    // Other tabs are told first that nothing is left, then that nothing is kept.
    if (isKept) keep(emptySheet);
    forget();
    setKept(false);
    fill(emptySheet);
    take(emptySheet);
    setBefore(undefined);
    setNotice('Vos réponses sont effacées.');
  };

  const exportFile = () => {
    saveFile(`questionnaire-${today()}.json`, 'application/json', writeSheet(sheet, today()));
    setNotice('Le fichier est enregistré sur votre appareil. Qui l’ouvre lit vos réponses.');
  };

  const importFile = async (file: File) => {
    setBefore(undefined);
    if (!root.current) return;
    const found = file.size > mostBytes ? 'trop-gros' : readSheet(await file.text(), idsIn(root.current));
    if (typeof found === 'string') return setNotice(refusals[found]);
    const next = merged(latest.current.sheet, found.sheet);
    setBefore(latest.current.sheet);
    setNotice(takenText(latest.current.sheet, found));
    fill(next);
    change(next);
  };

  const undo = () => {
    if (!before) return;
    fill(before);
    change(before);
    setBefore(undefined);
    setNotice('Vos réponses d’avant sont revenues.');
  };

  return { sheet, isKept, notice, setKeeping, erase, exportFile, importFile, undo: before && undo };
}
