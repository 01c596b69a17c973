/** Text for each state of the request (thank-you.element.ts). */
const states = [
  ['enregistree waiting', 'Demande enregistrée.'],
  ['remise', 'Demande remise au courtier.'],
  ['retrait', 'Une demande de devis porte ce lien.'],
  ['retiree', 'Demande retirée.'],
];
const consequences = [
  ['enregistree', 'Nous remettons la demande au courtier, et cette page vous le dira.'],
  [
    'waiting',
    'La messagerie du courtier n’a pas encore pris la demande. Elle lui sera remise sans que vous ayez rien à faire.',
  ],
  ['remise', 'Le numéro est aussi dans le message que le courtier a reçu.'],
  [
    'retiree',
    'Vos réponses sont effacées du site. Si le courtier les avait reçues, un message lui demande de les effacer aussi.',
  ],
];

/** The number, and how far the request has come. */
export const ReceiptHead = () => (
  <div
    id="recu"
    className="sheet-head"
    data-stage="enregistree waiting remise retrait retiree"
    hidden
  >
    <h2 className="type-plain soft">Votre demande, n°</h2>
    <p className="flex flex-wrap items-center justify-between gap-x-4">
      <b className="sheet-number type-number num" data-number />
      <button type="button" className="plain-button min-h-cible font-bold no-print" data-copy>
        Copier
      </button>
    </p>
    <div role="status" className="small">
      <p className="max-w-none">
        {states.map(([stage, text]) => (
          <b key={stage} data-stage={stage} hidden>
            {text}
          </b>
        ))}{' '}
        {consequences.map(([stage, text]) => (
          <span key={stage} data-stage={stage} hidden>
            {text}
          </span>
        ))}
      </p>
    </div>
  </div>
);
