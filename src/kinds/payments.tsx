import { Wording } from '#src/blocks/rich-text.tsx';
import { getSite } from '#src/content/identity.ts';

/** Each firm pays the next one. `act` says for what. */
function listPayments() {
  const isBroker = getSite().editeur.statut === 'courtier';
  return [
    { name: 'Vous', role: 'l’entreprise assurée', act: 'payez la prime' },
    {
      name: 'L’assureur',
      role: 'il paie vos sinistres',
      act: 'reverse une commission, si vous signez',
    },
    ...(isBroker
      ? [{ name: 'Nous', role: 'courtier et éditeur du site' }]
      : [
          {
            name: 'Le courtier',
            role: 'il place et suit votre contrat',
            act: 'paie la mise en relation',
          },
          { name: 'Nous', role: 'l’éditeur du site' },
        ]),
  ];
}

/** Draws an arrow between two firms: downwards on a phone, to the right on a wide screen. */
const Arrow = () => (
  <>
    <svg
      className="sign h-11 flex-none lg:hidden"
      width="20"
      viewBox="0 0 20 44"
      aria-hidden="true"
    >
      <path d="M10 0V42M4 36l6 6 6-6" />
    </svg>
    <svg className="sign w-full overflow-visible max-lg:hidden" height="20" aria-hidden="true">
      <line x2="100%" y1="10" y2="10" />
      <svg x="100%" className="overflow-visible" aria-hidden="true">
        <path d="M-8 4-2 10-8 16" />
      </svg>
    </svg>
  </>
);

/** Draws who pays whom for a request on this site and for the contract that may follow. */
export function Payments() {
  return (
    <figure className="chart">
      <figcaption>Qui paie qui</figcaption>
      <ol className="lg:grid lg:grid-cols-[repeat(3,5fr)_3fr]">
        {listPayments().map(({ name, role, act }) => (
          <li key={role} className="lg:flex">
            <p className={`border-2 border-encre p-3 leading-serre ${act ? 'lg:w-3/5' : ''}`}>
              <b className="type-title block">{name}</b>
              <span className="small block leading-serre">{role}</span>
            </p>
            {act && (
              <p className="small flex items-center gap-2 pl-5 lg:flex-1 lg:flex-col lg:p-4">
                <Arrow />
                {act}
              </p>
            )}
          </li>
        ))}
      </ol>
      <div className="mt-3 border-l-2 border-dashed border-encre pl-4 lg:mt-0 lg:border-0">
        <svg
          className="sign h-7 w-full overflow-visible max-lg:hidden"
          strokeDasharray="5 4"
          aria-hidden="true"
        >
          {/* The middle of the first box is at 0.3 × 5/18 of the width, that of the third one at
              10/18 more: a box takes three fifths of a column, and a column takes 5/18. */}
          <line x1="8.3%" x2="8.3%" y2="24" />
          <line x1="8.3%" x2="63.9%" y1="24" y2="24" />
          <line x1="63.9%" x2="63.9%" y1="24" y2="4" />
          <svg x="63.9%" className="overflow-visible" strokeDasharray="none" aria-hidden="true">
            <path d="M-6 9 0 3 6 9" />
          </svg>
        </svg>
        <Wording as="p" className="small max-w-none" id="payes-honoraires" />
      </div>
    </figure>
  );
}
