import { joinable } from '#shared/joined.ts';
import { fieldNames, getDescription } from '#shared/quote-fields.ts';

/** In the order of the broker's mail; what is joined follows the needs that it was sent with. */
const rows = fieldNames.flatMap((name) => {
  const { mailLabel, label } = getDescription(name);
  const row = [name, name === 'rgpd' ? label : (mailLabel ?? label)];
  return name === 'besoins' ? [row, ['joints', 'Joints']] : [row];
});

/** How the page's script reads the answers. */
export const receiptWords = {
  choices: Object.fromEntries(
    fieldNames.flatMap((name) => {
      const field = getDescription(name);
      return field.control === 'choice' ? [[name, field.options]] : [];
    }),
  ),
  joined: Object.values(joinable).map(({ begins, title }) => [begins, title]),
};

/**
 * How far the request has come, and what becomes of it, by its stage (frame/pages/thank-you.ts).
 */
const states = [
  ['enregistree waiting', 'Demande enregistrée.'],
  ['remise', 'Demande remise au courtier.'],
  ['retrait', 'Une demande de devis porte ce lien.'],
  ['retiree', 'Demande retirée.'],
];
const next = [
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

/** The number, how far the request has come, and all that was sent where this tab knows it. */
export const Receipt = () => (
  <section
    id="recu"
    className="receipt"
    aria-label="Votre demande"
    data-stage="enregistree waiting remise retrait retiree"
    hidden
  >
    <div className="receipt-head">
      <p className="small">Votre demande, n°</p>
      <p className="flex flex-wrap items-center justify-between gap-x-2">
        <b className="type-number num" data-number />
        <button type="button" className="plain-button no-print" data-copy>
          Copier
        </button>
      </p>
      <div role="status" className="text-base leading-serre">
        <p>
          {states.map(([stage, text]) => (
            <b key={stage} data-stage={stage} hidden>
              {text}
            </b>
          ))}{' '}
          {next.map(([stage, text]) => (
            <span key={stage} data-stage={stage} hidden>
              {text}
            </span>
          ))}
        </p>
      </div>
    </div>
    <dl data-with-answers hidden>
      {rows.map(([name, label]) => (
        <div key={name} data-answer={name}>
          <dt className="small soft">{label}</dt>
        </div>
      ))}
    </dl>
  </section>
);
