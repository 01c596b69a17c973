'use client';

// The folder questionnaire/ contains the insurers' questions. The visitor answers them on the
// device. The tool shows the effect of each answer, a dossier, and sheets to print.
import { useMemo, useRef } from 'react';
import { formatDate } from '#src/lib/dates.ts';
import { pluralise } from '#src/lib/numbers.ts';
import { collectAdvice, type SecurityQuestion } from '#src/lib/questionnaire/advice.ts';
import { formatSummary, formatVerdict } from '#src/lib/questionnaire/summary.ts';
import { getToday } from '#src/lib/today.ts';
import { ScaleBar } from '#src/ui/charts/scale-bar.tsx';
import { Slot, type Slots } from '#src/ui/island/slot.tsx';
import { print } from '#src/ui/print.tsx';
import { goTo, ToolBar, toolBarStyle } from '#src/ui/tool-bar.tsx';
import { Dossier } from './dossier.tsx';
import { Effects } from './effects.tsx';
import { openNext } from './next-question.ts';
import { readQuestions } from './question-boxes.ts';
import { useSheet } from './use-sheet.ts';
import { JoinSummary, WaysOut } from './ways-out.tsx';

type Props = {
  total: number;
  slots?: Slots;
};

export function Questionnaire({ total, slots }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const { sheet, isKept, notice, setKeeping, erase, exportFile, importFile } = useSheet(root);
  const count = Object.keys(sheet.answers).length;
  // The server's HTML has no answer, and the first render must match it.
  const hasBegun = count > 0;
  const questions = useMemo<SecurityQuestion[]>(
    () => (hasBegun && root.current ? readQuestions(root.current) : []),
    [hasBegun],
  );
  const day = formatDate(getToday());
  const advice = collectAdvice(questions, sheet.answers);
  const summary = formatSummary(questions, sheet.answers, day);
  const blocking = advice.filter(({ place }) => place === 'bloque').length;
  return (
    <div
      ref={root}
      className="questionnaire border-t-2 border-encre text-base print:border-0"
      data-block="questionnaire"
    >
      <Slot from={slots} name="papier" />
      <div className="lg:grid-12">
        <div className="workshop-side needs-scripts no-print space-y-2 pt-3 lg:col-[1/4]">
          <p className="num">
            <b className="type-figure">{count}</b> {count < 2 ? 'réponse' : 'réponses'} sur {total}
          </p>
          <ScaleBar
            parts={[{ high: count }]}
            end={total}
            className="h-3 border border-encre *:h-full *:flex-none lg:hidden"
          />
          <Slot from={slots} name="groupes" />
          {!hasBegun && (
            <button
              type="button"
              className="button w-full"
              onClick={() => root.current && openNext(root.current)}
            >
              Commencer
            </button>
          )}
          <details className="keep">
            <summary className="chevron min-h-12 border-y border-filet py-3 pr-8 text-sm leading-[1.3]">
              Garder pour plus tard, imprimer, effacer
            </summary>
            <label className="flex min-h-cible items-center gap-3">
              <input
                type="checkbox"
                data-keep
                checked={isKept}
                onChange={({ target }) => setKeeping(target.checked)}
              />
              Garder dans ce navigateur
            </label>
            <p className="small soft">
              Qui se sert de cet appareil peut lire ces réponses. Sans cette case, elles s’effacent
              quand vous fermez l’onglet.
            </p>
            <p className="flex flex-wrap gap-x-5">
              <button type="button" className="action-link plain-button" onClick={exportFile}>
                Enregistrer un fichier
              </button>
              <label className="action-link plain-button">
                Reprendre un fichier
                <input
                  type="file"
                  accept=".json,application/json"
                  className="sr-only"
                  onChange={({ target }) => {
                    const [file] = target.files ?? [];
                    if (file) importFile(file);
                    // Empties the field, because a second choice of the same file would otherwise
                    // cause no event.
                    target.value = '';
                  }}
                />
              </label>
              <button type="button" className="action-link plain-button" onClick={() => print()}>
                Imprimer {count === 0 ? 'la feuille vide' : 'le dossier'}
              </button>
              <button type="button" className="action-link plain-button" onClick={erase}>
                Tout effacer
              </button>
            </p>
          </details>
          <p role="status" className="small">
            {notice}
          </p>
        </div>
        <Slot from={slots} name="questions" className="sheet pt-4 pb-8 lg:col-[4/10] print:p-0" />
        <Effects advice={advice} />
      </div>
      {hasBegun && (
        <ToolBar>
          <div className={toolBarStyle}>
            <button type="button" className="text-left" onClick={() => goTo('dossier')}>
              <b>
                {count} sur {total}
              </b>
              {blocking === 0
                ? 'rien ne bloque'
                : `${blocking} ${blocking < 2 ? 'peut' : 'peuvent'} bloquer`}
              <span className="sr-only">, mon dossier</span>
            </button>
            {count < total ? (
              <button
                type="button"
                className="button bg-papier"
                onClick={() => root.current && openNext(root.current)}
              >
                Question {questions.findIndex(({ id }) => !sheet.answers[id]) + 1}
              </button>
            ) : (
              <JoinSummary summary={summary}>Joindre mon résumé</JoinSummary>
            )}
          </div>
        </ToolBar>
      )}
      {hasBegun && questions.length > 0 && (
        <section
          id="dossier"
          className="dossier space-y-5 border-t-2 border-encre py-10 print:border-0 print:p-0"
          aria-labelledby="dossier-titre"
        >
          <h2 id="dossier-titre">{formatVerdict(questions, advice)}</h2>
          <p className="small soft max-w-none">
            {pluralise(count, 'réponse')} sur {total}, le {day}. L’assureur décide ; ce que nous
            disons d’une réponse est notre lecture.
          </p>
          <Dossier advice={advice} />
          <WaysOut summary={summary} exportFile={exportFile} />
        </section>
      )}
    </div>
  );
}
