'use client';

// The folder loss/ contains the tool that calculates what an interruption costs, how much the
// contract pays, and how much the firm must pay. It runs on the device.
import { useRef } from 'react';
import { lowerFirst } from '#src/lib/letters.ts';
import { buildSituation, computeLoss } from '#src/lib/loss/loss.ts';
import { buildQuery } from '#src/lib/loss/loss-input.ts';
import { useAddress } from '#src/lib/use-address.ts';
import { goTo, ToolBar, useInSight } from '#src/ui/tool-bar.tsx';
import { Ledger } from './ledger.tsx';
import { ExampleChoice, LossForm, ReplaceExampleButton } from './loss-form.tsx';
import { formatLetter } from './loss-sentences.ts';
import { Plot } from './plot.tsx';
import { BarSums, Limit, Missed, Remarks, Sums } from './sums.tsx';
import { Letter, ResultActions } from './take-along.tsx';
import { buildTypedLoss, type Example, findExample, parseTypedLoss } from './typed-loss.ts';

/** Shows the form and the result. At first, the page shows the result of the first example. */
export function Loss({ examples }: { examples: Example[] }) {
  const sums = useRef<HTMLDivElement>(null);
  const [answers, update, root] = useAddress({
    initial: buildTypedLoss(examples[0] as Example),
    parse: (query, before) => parseTypedLoss(query, examples, before),
    format: ({ numbers, sens }) => buildQuery(numbers, sens),
    push: false,
    part: 'hash',
  });
  const situation = buildSituation(answers);
  const loss = computeLoss(situation);
  const isKnown = answers.numbers.marge !== undefined;
  const areSumsInSight = useInSight(sums, isKnown);
  // Text for the broker. It is empty while the numbers are those of an example, because visitors
  // can attach only their own numbers to a request.
  const example = findExample(answers, examples);
  const text = isKnown && !example ? formatLetter(situation, loss) : '';
  return (
    <div ref={root} className="section loss @container" data-block="perte">
      <div className="notes-ground">
        <div className="frame @lg:grid-12 @lg:grid-rows-[auto_auto_1fr]">
          {isKnown && (
            <>
              <div id="dessin" className="py-4 @lg:col-[1/9] @lg:pt-8 @lg:pr-8">
                {example && (
                  <p className="small mb-4 max-w-none @lg:hidden">
                    Exemple{'\u00A0'}: {lowerFirst(example.name)}
                    <ReplaceExampleButton className="needs-scripts no-print mt-2 w-full" />
                  </p>
                )}
                <Plot situation={situation} loss={loss} />
                <Limit loss={loss} limit={situation.contract.limit} />
              </div>
              {!areSumsInSight && (
                <ToolBar>
                  <button
                    type="button"
                    className="num grid w-full grid-cols-3 items-end gap-x-2 gap-y-1 text-left text-sm leading-[1.25]"
                    onClick={() => goTo('dessin')}
                  >
                    <BarSums loss={loss} />
                  </button>
                </ToolBar>
              )}
            </>
          )}
          <LossForm answers={answers} update={update} />
          <div
            ref={sums}
            className="pt-4 @lg:order-first @lg:col-[1/9] @lg:pt-8 @lg:pr-8"
            role="status"
            aria-live="polite"
            aria-atomic="true"
          >
            {isKnown ? (
              <Sums situation={situation} loss={loss} />
            ) : (
              <Missed situation={situation} />
            )}
          </div>
          <div className="num pt-2 pb-5 @lg:col-[1/9] @lg:pr-8 @lg:pb-9">
            {isKnown && <ResultActions answers={answers} text={text} />}
            <ExampleChoice
              examples={examples}
              chosen={example}
              onChange={(exemple) =>
                update((before) => parseTypedLoss({ exemple }, examples, before))
              }
            />
            {isKnown && (
              <>
                <Remarks situation={situation} loss={loss} />
                <div className="mt-6">
                  <Letter text={text} />
                </div>
              </>
            )}
          </div>
        </div>
      </div>
      {isKnown && (
        // layout/sections.client.ts sets a style on this element before or after hydration, so
        // React must not warn about the difference.
        <div className="later border-t-2 border-encre" suppressHydrationWarning>
          <div className="frame num py-5 @lg:grid-12 @lg:py-9">
            <h2 className="mb-3 @lg:col-[1/4]">Le calcul, ligne à ligne</h2>
            <div className="@lg:col-[4/13]">
              <Ledger situation={situation} loss={loss} />
            </div>
          </div>
        </div>
      )}
    </div>
  );
}
