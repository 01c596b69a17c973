import { type ReactNode, useState } from 'react';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { caLabels, effectifsLabels, secteurLabels } from '#shared/labels.ts';
import { suggestEmail } from '#src/domain/email.ts';
import { Choice, TextArea, TextField } from './field.tsx';
import { fieldNames } from './messages.ts';
import type { QuoteValues } from './values.ts';

type Shared = { register: UseFormRegister<QuoteValues>; errors: FieldErrors<QuoteValues> };

const Group = ({ title, compact = false, children }: { title: string; compact?: boolean; children: ReactNode }) =>
  compact ? (
    children
  ) : (
    <fieldset className="quote-group">
      <legend>{title}</legend>
      {children}
    </fieldset>
  );

export const Company = ({ register, errors, compact }: Shared & { compact: boolean }) => (
  <Group title="L’entreprise" compact={compact}>
    <TextField
      label={compact ? 'Entreprise' : fieldNames.entreprise}
      error={errors.entreprise?.message}
      registration={register('entreprise')}
      input={{ autoComplete: 'organization', enterKeyHint: 'next', required: true }}
    />
    <Choice
      label={fieldNames.secteur}
      options={secteurLabels}
      error={errors.secteur?.message}
      registration={register('secteur')}
      reason={!compact && 'Le secteur change la fourchette du simple au triple, et certains assureurs refusent des métiers.'}
    />
    {!compact && (
      <>
        <Choice
          label={fieldNames.effectifs}
          optional
          options={effectifsLabels}
          error={errors.effectifs?.message}
          registration={register('effectifs')}
          reason="Le nombre de postes et de boîtes aux lettres à protéger ; vous compris."
        />
        <Choice
          label={fieldNames.ca}
          optional
          options={caLabels}
          error={errors.ca?.message}
          registration={register('ca')}
          reason="La perte d’exploitation se calcule sur la marge. Sans ce chiffre, le courtier vous rappellera pour le demander."
        />
      </>
    )}
  </Group>
);

export function Person({
  register,
  errors,
  compact,
  setEmail,
}: Shared & { compact: boolean; setEmail: (email: string) => void }) {
  const [proposed, setProposed] = useState<string>();
  return (
    <Group title="Vous" compact={compact}>
      <TextField
        label={fieldNames.nom}
        error={errors.nom?.message}
        registration={register('nom')}
        input={{ autoComplete: 'name', enterKeyHint: 'next', required: true }}
      />
      <TextField
        label={fieldNames.email}
        error={errors.email?.message}
        registration={register('email', { onBlur: (event) => setProposed(suggestEmail(event.target.value)) })}
        input={{ type: 'email', inputMode: 'email', autoComplete: 'email', enterKeyHint: 'next', required: true }}
        reason={!compact && 'La proposition et les raisons du courtier s’envoient par écrit.'}
        after={
          <p className="suggestion" role="status">
            {proposed && (
              <>
                Vouliez-vous dire{' '}
                <button
                  type="button"
                  onClick={() => {
                    setEmail(proposed);
                    setProposed(undefined);
                  }}
                >
                  {proposed}
                </button>
                {'\u202F'}?
              </>
            )}
          </p>
        }
      />
      <TextField
        label={fieldNames.telephone}
        optional
        error={errors.telephone?.message}
        registration={register('telephone')}
        input={{ type: 'tel', inputMode: 'tel', autoComplete: 'tel', enterKeyHint: compact ? 'done' : 'next' }}
        reason={!compact && 'Si vous le donnez, le courtier pourra vous rappeler au sujet de cette seule demande.'}
      />
    </Group>
  );
}

export const Fears = ({
  register,
  errors,
  estimate,
  join,
}: Shared & { estimate: string | undefined; join: (address: string) => void }) => (
  <Group title="Ce que vous craignez">
    <TextArea
      label={fieldNames.besoins}
      optional
      hint="Un logiciel dont tout dépend, un client qui exige une assurance, un incident passé"
      error={errors.besoins?.message}
      registration={register('besoins')}
      reason="N’écrivez ni mot de passe, ni nom de patient, ni détail technique exploitable : le courtier n’en a pas besoin à ce stade."
    />
    {estimate && (
      <button type="button" className="action-link cursor-pointer underline text-bleu" onClick={() => join(estimate)}>
        Joindre mon estimation à la demande
      </button>
    )}
  </Group>
);
