import type { ReactNode } from 'react';
import { type LetterFieldName, letterFieldNames } from '#src/content/components.ts';

const labels: Record<LetterFieldName, string> = {
  entreprise: 'Nom de l’entreprise',
  signataire: 'Nom et fonction de la personne qui signe',
  contrat: 'Numéro du contrat d’assurance',
  decouverte: 'Jour et heure de la découverte',
};

/**
 * Renders the fields that fill in all model letters of the page. They are hidden without scripts.
 */
export const RemplirLettres = () => (
  <letter-fields className="not-prose block" hidden>
    <fieldset className="grid items-end gap-4 sm:grid-cols-2">
      <legend className="mb-3 font-bold">
        Vos réponses remplissent les lettres. Elles ne sont ni envoyées ni gardées.
      </legend>
      {letterFieldNames.map((name) => (
        <p key={name} className="field">
          <label htmlFor={`lettre-${name}`}>{labels[name]}</label>
          <input type="text" id={`lettre-${name}`} name={name} maxLength={120} autoComplete="off" />
        </p>
      ))}
    </fieldset>
  </letter-fields>
);

/**
 * Shows the name of a field in brackets. letter-fields.element.ts replaces it by the text that the
 * visitor types.
 */
export const Champ = ({ nom }: { nom: LetterFieldName }) => (
  <b className="font-normal underline decoration-dotted" data-letter-field={nom}>
    [{labels[nom].toLowerCase()}]
  </b>
);

/** Frames a model letter and adds its buttons. Printing it hides the rest of the page. */
export const Lettre = ({ objet, children }: { objet: string; children: ReactNode }) => (
  <model-letter className="block border border-filet bg-papier p-5 print:border-0 print:p-0">
    <div className="space-y-3" data-letter="">
      <p>
        <b>Objet&nbsp;: {objet}</b>
      </p>
      {children}
    </div>
    <p className="no-print not-prose mt-3 flex flex-wrap items-center gap-3" hidden>
      <button type="button" className="button bg-papier">
        Copier
      </button>
      <button type="button" className="button bg-papier">
        Imprimer
      </button>
      <span role="status" className="small" />
    </p>
  </model-letter>
);
