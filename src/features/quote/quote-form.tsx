'use client';

import { useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { caLabels, effectifsLabels, secteurLabels } from '#shared/labels.ts';
import { type QuoteField, quoteRequest, refusals } from '#shared/quote-request.ts';
import type { Backend } from '#src/config/read-environment.ts';
import { emptyQuote, prepare, type QuoteValues, refusalText } from './fields.ts';

const resolver: Resolver<QuoteValues> = (values) => {
  const found = refusals(prepare(values));
  if (!found) return { values, errors: {} };
  const errors = Object.entries(found).map(([field, refusal]) => [
    field,
    { type: refusal, message: refusalText(field as QuoteField, refusal) },
  ]);
  return { values: {}, errors: Object.fromEntries(errors) };
};

type Props = { compact?: boolean; backend: Backend };

export function QuoteForm({ compact = false, backend }: Props) {
  const [failed, setFailed] = useState(false);
  const { register, handleSubmit, formState } = useForm<QuoteValues>({ resolver, defaultValues: emptyQuote, mode: 'onTouched' });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (values) => {
    setFailed(false);
    try {
      const { send } = await import('./send.ts');
      const numero = await send(backend, quoteRequest.parse(prepare(values)));
      sessionStorage.setItem('demande', numero);
      window.location.assign('/merci');
    } catch (error) {
      console.error(error);
      setFailed(true);
    }
  });

  const line = (name: QuoteField, label: string, extra: object = {}) => (
    <p className="field">
      <label htmlFor={`quote-${name}`}>{label}</label>
      <input
        id={`quote-${name}`}
        aria-invalid={Boolean(errors[name])}
        aria-describedby={`quote-${name}-error`}
        {...extra}
        {...register(name)}
      />
      <span id={`quote-${name}-error`} className="field-error">
        {errors[name]?.message}
      </span>
    </p>
  );
  const choice = (name: 'secteur' | 'effectifs' | 'ca', label: string, labels: Record<string, string>) => (
    <p className="field">
      <label htmlFor={`quote-${name}`}>{label}</label>
      <select
        id={`quote-${name}`}
        aria-invalid={Boolean(errors[name])}
        aria-describedby={`quote-${name}-error`}
        {...register(name)}
      >
        <option value="">Choisir</option>
        {Object.entries(labels).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      <span id={`quote-${name}-error`} className="field-error">
        {errors[name]?.message}
      </span>
    </p>
  );

  return (
    <form onSubmit={submit} noValidate className="quote-form">
      {line('entreprise', 'Nom de l’entreprise', { autoComplete: 'organization' })}
      {choice('secteur', 'Secteur', secteurLabels)}
      {!compact && choice('effectifs', 'Effectif (facultatif)', effectifsLabels)}
      {!compact && choice('ca', 'Chiffre d’affaires annuel (facultatif)', caLabels)}
      {line('nom', 'Prénom et nom', { autoComplete: 'name' })}
      {line('email', 'E-mail', { type: 'email', autoComplete: 'email' })}
      {line('telephone', 'Téléphone (facultatif)', { type: 'tel', autoComplete: 'tel' })}
      {!compact && (
        <p className="field">
          <label htmlFor="quote-besoins">Vos besoins (facultatif)</label>
          <textarea id="quote-besoins" {...register('besoins')} />
        </p>
      )}
      <p className="field">
        <label>
          <input type="checkbox" {...register('rgpd')} /> J’accepte que mes données soient utilisées pour recevoir une proposition
          d’assurance cyber personnalisée. Elles ne sont jamais revendues, et je peux me désinscrire à tout moment.
        </label>
        <span className="field-error">{errors.rgpd?.message}</span>
      </p>
      {failed && (
        <p role="alert" className="field-error">
          Une erreur est survenue. Veuillez réessayer ou nous contacter directement.
        </p>
      )}
      <button type="submit" className="button" disabled={isSubmitting}>
        {isSubmitting ? 'Envoi en cours' : 'Envoyer la demande'}
      </button>
    </form>
  );
}
