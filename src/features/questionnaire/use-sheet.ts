import { type RefObject, useEffect, useRef, useState } from 'react';
import { emptySheet, isEmpty, merged, mostBytes, readSheet, type Sheet, writeSheet } from '#src/domain/questionnaire/sheet.ts';
import { today } from '#src/frame/today.ts';
import { saveFile } from '../shared/save-file.ts';
import { forget, keep, keepForVisit, keptSheet, onOtherTab, onReturn, sheetOfVisit } from './keeping.ts';
import { goOnWhenAnswered } from './next-question.ts';
import { fillBoxes, idsIn, isKeepTicked, notesWhenOpened, readBoxes, showAnswers } from './question-boxes.ts';
import { noteIn } from './question-note.ts';
import { refusals, takenText } from './sheet-sentences.ts';

const notKept = 'Votre navigateur refuse de garder ces réponses. Enregistrez-les dans un fichier avant de fermer la page.';
const noLonger = 'Vos réponses ne sont plus gardées dans ce navigateur.';

/** The answers: in the boxes of the page, here, in the tab, and in the browser if the visitor wants it. */
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
    setBefore(undefined);
    keepForVisit(next);
    if (root.current) showAnswers(root.current, next);
  };
  /** What does not come from the boxes goes into them. */
  const show = (next: Sheet) => {
    if (root.current) fillBoxes(root.current, next);
    take(next);
  };
  const save = (next: Sheet) => {
    if (keep(next)) return true;
    // What was kept before would come back as if it were the last.
    forget();
    setKept(false);
    setNotice(notKept);
    return false;
  };
  const saveIfKept = (next: Sheet) => latest.current.isKept && save(next);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the island comes alive
  useEffect(() => {
    const page = root.current;
    if (!page) return;
    const known = idsIn(page);
    const end = new AbortController();
    notesWhenOpened(page, end.signal);
    // What was ticked before this script ran is the later of the two.
    const kept = keptSheet(known);
    const start = [kept, sheetOfVisit(known), readBoxes(page)].reduce<Sheet>(
      (all, each) => merged(all, each ?? emptySheet),
      emptySheet,
    );
    if (kept || isKeepTicked(page)) setKept(true);
    // Without an answer there is nothing to draw: a page just opened is left in peace.
    if (!isEmpty(start)) show(start);
    saveIfKept(start);
    goOnWhenAnswered(page, end.signal);

    const read = ({ target }: Event) => {
      if (!(target instanceof Element) || !target.closest('[data-question]')) return;
      setNotice('');
      const next = readBoxes(page);
      take(next);
      saveIfKept(next);
    };
    page.addEventListener('input', read, { signal: end.signal });
    const meet = (text: string | null) => {
      if (text === null) return setKept(false);
      const other = keptSheet(known, text);
      // A tab that keeps nothing for itself is left what it holds.
      if (!other || !(latest.current.isKept || isEmpty(latest.current.sheet))) return;
      setKept(true);
      show(other);
    };
    onOtherTab(meet, end.signal);
    onReturn((text) => {
      // What was erased meanwhile does not come back with the page.
      if (text === null && latest.current.isKept) {
        show(emptySheet);
        setNotice(noLonger);
      }
      meet(text);
    }, end.signal);
    return () => end.abort();
  }, []);

  const setKeeping = (wanted: boolean) => {
    setNotice('');
    setKept(wanted);
    if (!wanted) return forget();
    const kept = root.current && keptSheet(idsIn(root.current));
    const next = kept ? merged(kept, sheet) : sheet;
    if (save(next)) show(next);
  };

  const erase = () => {
    // Other tabs are told first that nothing is left, then that nothing is kept.
    if (isKept) keep(emptySheet);
    forget();
    setKept(false);
    show(emptySheet);
    setNotice('Vos réponses sont effacées.');
  };

  const exportFile = () => {
    saveFile(`questionnaire-${today()}.json`, 'application/json', writeSheet(sheet, today()));
    setNotice('Le fichier est enregistré sur votre appareil. Qui l’ouvre lit vos réponses.');
  };

  const importFile = async (file: File) => {
    const { current: page } = root;
    if (!page) return;
    const found =
      file.size > mostBytes
        ? 'trop-gros'
        : await file.text().then(
            (text) => readSheet(text, idsIn(page), noteIn),
            () => 'non-lu' as const,
          );
    if (typeof found === 'string') return setNotice(refusals[found]);
    const here = latest.current.sheet;
    const next = merged(here, found.sheet);
    setNotice(takenText(here, found));
    show(next);
    setBefore(here);
    saveIfKept(next);
  };

  const undo = () => {
    if (!before) return;
    setNotice('Vos réponses d’avant sont revenues.');
    show(before);
    saveIfKept(before);
  };

  return { sheet, isKept, notice, setKeeping, erase, exportFile, importFile, undo: before && undo };
}
