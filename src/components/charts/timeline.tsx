import type { Blocks } from '#src/content/schemas/blocks.ts';
import { freeNumber } from '#src/domain/free-number.ts';
import { PictureData } from '../ui/picture-data.tsx';

const graduation = 'a graduation of the axis, not a delay that anyone must keep';

/** Where lines begin and end; the axis is cut after the last but one, and what follows is months away. */
const cells = [
  { full: 'Heure 0', short: freeNumber('0 h', graduation) },
  { full: freeNumber('1 h', graduation), short: freeNumber('1 h', graduation) },
  { full: freeNumber('24 h', graduation), short: freeNumber('24 h', graduation) },
  { full: freeNumber('72 h', graduation), short: freeNumber('72 h', graduation) },
  { full: 'Jour 10', short: '10 j' },
  { full: 'Jour 30', short: '30 j' },
  { full: 'Plusieurs mois', short: 'mois' },
];
const cut = cells.length - 2;
const moment = (cell: number) => cells[cell]?.full ?? '';

type Line = Blocks['chronologie']['dehors'][number] & { echeance?: boolean };

const place = ({ de, a }: Line) => ({ '--from': de + 1, '--to': a + 1 }) as object;

const kindOf = ({ de, echeance }: Line) => (echeance ? 'deadline' : de === cut ? 'late' : undefined);

const Lines = ({ lines, word }: { lines: Line[]; word: string }) => (
  <ol>
    {lines.map((line) => (
      <li key={line.texte} className={kindOf(line)} style={place(line)} data-item>
        <span className="bar">
          {line.texte}
          <span className="sr-only">
            {' '}
            ({line.echeance ? 'échéance' : word}, de {moment(line.de)} à {moment(line.a)})
          </span>
        </span>
      </li>
    ))}
  </ol>
);

/** An attack from its first hour to the months after: what a contract pays inside the line, what it never pays outside. */
export const Timeline = ({ chronologie }: { chronologie: Blocks['chronologie'] }) => (
  <figure className="chart timeline" data-block="chronologie">
    <figcaption>
      {chronologie.titre} <span>(scénario illustratif)</span>
    </figcaption>
    <div className="timeline-axis num" aria-hidden="true">
      {cells.map(({ full, short }) => (
        <span key={full}>
          <span className="max-md:hidden">{full}</span>
          <span className="md:hidden">{short}</span>
        </span>
      ))}
    </div>
    <div className="timeline-inside">
      <p className="timeline-title" data-twin="title">
        Payé par l’assureur
      </p>
      <Lines lines={chronologie.dedans} word="payé" />
    </div>
    <div className="timeline-outside">
      <p className="timeline-title" data-twin="title">
        Hors garantie, à votre charge
      </p>
      <Lines lines={chronologie.dehors} word="non payé" />
    </div>
    <PictureData
      caption={chronologie.titre}
      head={['Ce qui se passe', 'De', 'À', 'Payé par l’assureur']}
      rows={[
        ...chronologie.dedans.map((line) => [line.texte, moment(line.de), moment(line.a), line.echeance ? 'échéance' : 'oui']),
        ...chronologie.dehors.map((line) => [line.texte, moment(line.de), moment(line.a), 'non']),
      ]}
    />
  </figure>
);
