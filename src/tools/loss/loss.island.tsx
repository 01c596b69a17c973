'use client';

// loss/: what a stop costs a firm, what its contract pays of it, what is left; worked out on the
// device.
import { buildSituation, computeLoss } from '#src/lib/loss/loss.ts';
import { buildQuery } from '#src/lib/loss/loss-input.ts';
import { useAddress } from '#src/lib/use-address.ts';
import { goTo, ToolBar } from '#src/ui/tool-bar.tsx';
import { Ledger } from './ledger.tsx';
import { LossForm } from './loss-form.tsx';
import { letter } from './loss-sentences.ts';
import { Plot, PlotTable } from './plot.tsx';
import { BarSums, Missed, Remarks, Sums } from './sums.tsx';
import { Letter, ResultActions } from './take-along.tsx';
import {
  buildTypedLoss,
  type Example,
  findProblems,
  parseTypedLoss,
  withTyped,
  withWaiting,
  withWeek,
} from './typed-loss.ts';

/** The first of the examples is the one that the page is sent with, worked out. */
export function Loss({ examples }: { examples: Example[] }) {
  const [first] = examples as [Example];
  const [answers, update, root] = useAddress({
    initial: buildTypedLoss(first),
    parse: (query, before) => parseTypedLoss(query, examples, before),
    format: ({ numbers, sens }) => buildQuery(numbers, sens),
    push: false,
    part: 'hash',
  });
  const situation = buildSituation(answers);
  const loss = computeLoss(situation);
  const isKnown = answers.numbers.marge !== undefined;
  // An example is not attached to a request.
  const text = isKnown && answers.example === '' ? letter(situation, loss) : '';
  return (
    <div ref={root} className="loss" data-block="perte">
      <div className="row worked">
        {isKnown && (
          <>
            <Plot situation={situation} loss={loss} />
            <ToolBar>
              <button type="button" className="sums-bar num" onClick={() => goTo('dessin')}>
                <BarSums loss={loss} />
              </button>
            </ToolBar>
          </>
        )}
        <LossForm
          examples={examples}
          answers={answers}
          problems={findProblems(answers)}
          begin={(exemple) => update((before) => parseTypedLoss({ exemple }, examples, before))}
          type={(name, text) => update((before) => withTyped(before, name, text))}
          choose={(sens) => update((before) => withWaiting(before, sens))}
          chooseWeek={(choice) => update((before) => withWeek(before, choice))}
        />
        <div className="found" role="status" aria-live="polite" aria-atomic="true">
          {isKnown ? <Sums situation={situation} loss={loss} /> : <Missed situation={situation} />}
        </div>
        {isKnown && (
          <div className="row-text num">
            <PlotTable situation={situation} loss={loss} />
            <Remarks situation={situation} loss={loss} />
            <ResultActions answers={answers} situation={situation} loss={loss} text={text} />
          </div>
        )}
      </div>
      {isKnown && (
        <div className="row">
          {/* layout/sections.client.ts writes there that it is laid out, before React comes or after. */}
          <div className="row-text later" suppressHydrationWarning>
            <h2 className="section-title">Le calcul, ligne à ligne</h2>
            <Ledger situation={situation} loss={loss} />
          </div>
          <div className="margin">
            <Letter text={text} />
          </div>
        </div>
      )}
    </div>
  );
}
