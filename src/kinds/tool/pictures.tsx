// Draws the pictures of the page /outils. Each shows the result of a tool for the example firm,
// drawn to scale.
import type { ReactNode } from 'react';
import type { dessinsOutils } from '#src/content/kinds/pages.ts';
import { stopExamples } from '#src/content/stops.ts';
import { getFigureText, marketClasses, table } from '#src/content/tables.ts';
import { buildSituation, computeLoss } from '#src/lib/loss/loss.ts';
import { formatFigure } from '#src/lib/numbers.ts';
import { Lanes } from '#src/tools/deadlines/lanes.tsx';
import { PriceBars } from '#src/tools/estimator/price-bars.tsx';
import { findClass, initial } from '#src/tools/estimator/prospect.ts';
import { Plot } from '#src/tools/loss/plot.tsx';
import { buildExample } from './deadlines.tsx';

const Caption = ({ children }: { children: ReactNode }) => (
  <p className="small soft num mt-2">{children}</p>
);

/** Draws the average price that the market study measured for firms like the example firm. */
function Price() {
  const found = findClass(initial, marketClasses());
  return (
    <>
      {found && <PriceBars of={found} />}
      <Caption>
        exemple d’une entreprise de {getFigureText('chiffres', 'classe-petite')} de chiffre
        d’affaires
      </Caption>
    </>
  );
}

function Loss() {
  const [example] = stopExamples();
  if (!example) throw new Error('no stop begins the tool');
  const situation = buildSituation({ numbers: example.values, sens: 'carence' });
  const part = (name: string) => getFigureText('chiffres', `${example.id}-${name}`);
  return (
    <>
      <Plot situation={situation} loss={computeLoss(situation)} />
      <Caption>
        <b>
          {part('perte')}, dont {part('paye')} payés
        </b>
        , exemple d’une société de services de trente personnes,{' '}
        {formatFigure(situation.stop.days, 'jours')} d’arrêt et {situation.stop.recovery} de reprise
      </Caption>
    </>
  );
}

/** Draws one square for each question. Questions of the same group are together. */
function Questions() {
  const { groupes } = table('questionnaire');
  const count = groupes.flatMap(({ questions }) => questions).length;
  return (
    <>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-3 text-sm leading-[1.25] md:grid-cols-3">
        {groupes.map(({ id, nom, qui, questions }) => (
          <li key={id} className="flex flex-col justify-between gap-1">
            {nom}
            <span className="flex gap-1" aria-hidden="true">
              {questions.map((question) => (
                <i
                  key={question.id}
                  className={`size-3 ${qui === 'vous' ? 'ink' : 'outline-bar'}`}
                />
              ))}
            </span>
          </li>
        ))}
      </ul>
      <Caption>
        <b>
          {count} questions en {groupes.length} groupes
        </b>
        , celles que posent les assureurs. Plein{'\u00A0'}: vous y répondez seul.
      </Caption>
    </>
  );
}

function Deadlines() {
  const { day, ...example } = buildExample();
  return (
    <>
      <Lanes {...example} />
      <Caption>exemple d’une attaque découverte le {day} à 18 h</Caption>
    </>
  );
}

export const pictures: Record<(typeof dessinsOutils)[number], () => ReactNode> = {
  prix: Price,
  perte: Loss,
  questionnaire: Questions,
  delais: Deadlines,
};
