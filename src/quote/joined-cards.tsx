import { useState } from 'react';
import { joinable } from '#shared/joined.ts';
import type { Card } from '#src/lib/joined-card.ts';
import type { Attachment } from './attachments.ts';

const looks = ['ink', 'hatched', 'outline-bar'];

/** Results of a tool: one large figure, or several with a strip to scale. */
const Figures = ({ figures, parts = [], note }: Card) => (
  <>
    <dl className="quote-figures num">
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt className="small">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
    {parts.length > 0 && (
      <div className="quote-strip" aria-hidden="true">
        {parts.map((part, index) => (
          <i key={looks[index]} className={looks[index]} style={{ flexGrow: part }} />
        ))}
      </div>
    )}
    <p className="small mt-1">{note}</p>
  </>
);

type Props = { cards: Attachment[]; change: (cards: Attachment[]) => void };

/** Joined results. The visitor can open, remove and restore each. */
export function JoinedCards({ cards, change }: Props) {
  const [told, setTold] = useState('');
  const turn = (turned: Attachment) => {
    const isRemoved = !turned.isRemoved;
    setTold(`${joinable[turned.kind].title} ${isRemoved ? 'retiré' : 'remis'}.`);
    change(cards.map((card) => (card === turned ? { ...card, isRemoved } : card)));
  };
  return (
    <section className="quote-joined quote-wide" aria-labelledby="devis-joints">
      <h2 className="type-label mb-2" id="devis-joints">
        Joints à votre demande
      </h2>
      <p role="status" className="sr-only">
        {told}
      </p>
      <ul className="grid gap-1">
        {cards.map((card) => {
          const { kind, again, isRemoved } = card;
          return (
            <li key={kind} data-removed={isRemoved || undefined}>
              <div className="flex flex-wrap items-center gap-x-4">
                <b className="flex-auto" id={`devis-joint-${kind}`}>
                  {joinable[kind].title}
                  {isRemoved && ' retiré.'}
                </b>
                {again && !isRemoved && (
                  <a
                    className="action-link font-normal"
                    href={again}
                    aria-describedby={`devis-joint-${kind}`}
                  >
                    Revoir
                  </a>
                )}
                <button
                  key="turn"
                  type="button"
                  className="plain-button min-h-cible"
                  aria-describedby={`devis-joint-${kind}`}
                  onClick={() => turn(card)}
                >
                  {isRemoved ? 'Remettre' : 'Retirer'}
                </button>
              </div>
              {!isRemoved && <Figures {...card} />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
