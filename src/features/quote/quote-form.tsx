'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { Toasts, useToasts } from '../toasts/toasts.tsx';
import { Consent } from './consent.tsx';
import { eraseDraft } from './draft.ts';
import { ErrorSummary } from './error-summary.tsx';
import { goTo } from './field.tsx';
import { Company, Fears, Person } from './groups.tsx';
import { mailAddress } from './mail-address.ts';
import { estimateAddress, joined } from './prefill.ts';
import type { QuoteSettings } from './settings.ts';
import { SubmitButton, WayOn } from './submit.tsx';
import { formId, useQuote } from './use-quote.ts';
import { useSending } from './use-sending.ts';
import { emptyQuote, type QuoteField, type QuoteValues } from './values.ts';

type Props = QuoteSettings & { compact?: boolean };

const order: QuoteField[] = ['entreprise', 'secteur', 'effectifs', 'ca', 'nom', 'email', 'telephone', 'besoins', 'rgpd'];

export function QuoteForm({ compact = false, ...settings }: Props) {
  const { contact, delays, broker, publisher } = settings;
  const form = useRef<HTMLFormElement>(null);
  const quote = useQuote(form);
  const { errors } = quote.formState;
  const { progress, sendOnce } = useSending(settings, compact);
  const { toasts, show, dismiss, clear } = useToasts();
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState<string>();
  const [typed, setTyped] = useState(false);
  const [estimate, setEstimate] = useState<string>();
  const wayOn = () => <WayOn contact={contact} address={() => mailAddress(contact.email, quote.getValues())} />;
  const found = order.flatMap((name) => (errors[name]?.message ? [[name, errors[name].message] as [QuoteField, string]] : []));
  const submitted = attempt > 0;

  const refused = ({ rgpd, ...others }: FieldErrors<QuoteValues>) => {
    if (rgpd) show({ title: 'Consentement requis', text: 'Veuillez accepter la politique de confidentialité.', danger: true });
    if (rgpd && Object.keys(others).length === 0) goTo('rgpd');
    else setAttempt((count) => count + 1);
  };

  const accepted = async () => {
    setFailed(undefined);
    clear();
    try {
      await sendOnce(quote.getValues(), forget);
    } catch (error) {
      console.error('Quote request not sent:', error);
      if (error instanceof Error && 'fields' in error) {
        quote.refuse(error.fields as Parameters<typeof quote.refuse>[0]);
        setAttempt((count) => count + 1);
        return;
      }
      setFailed(error instanceof Error && 'untilWhen' in error ? String(error.untilWhen) : '');
      const text = <>Une erreur est survenue. Veuillez réessayer ou nous contacter directement. {wayOn()}</>;
      show({ title: 'Erreur lors de l’envoi', text, danger: true });
    }
  };

  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (progress !== 'rest') return;
    quote.readFields();
    quote.handleSubmit(accepted, refused)();
  };

  // What the visitor did before this script ran: a click on the button is answered now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form comes alive
  useEffect(() => {
    setEstimate(estimateAddress(window.location.search, window.location.origin));
    setTyped(Object.values(quote.getValues()).some((value) => typeof value === 'string' && value !== ''));
    if (quote.typedBefore) quote.keepDraft();
    form.current?.setAttribute('data-alive', '');
    form.current?.removeAttribute('data-dead');
    if (form.current?.hasAttribute('data-waiting')) {
      form.current.removeAttribute('data-waiting');
      submit();
    }
  }, []);

  const forget = () => {
    quote.empty();
    eraseDraft();
    setTyped(false);
    setFailed(undefined);
    setAttempt(0);
    clear();
  };
  const erase = () => {
    forget();
    goTo('entreprise');
  };

  const shared = { register: quote.register, errors };
  return (
    <>
      <form
        id={formId}
        ref={form}
        className={compact ? 'express' : 'frame quote'}
        aria-label="Demande de devis"
        noValidate
        onSubmit={submit}
        onInput={() => {
          quote.keepDraft();
          setTyped(true);
        }}
        onFocus={() => void import('./send.ts').catch(() => undefined)}
      >
        {compact && (
          <>
            <h2 className="express-title">Demander un devis, en {delays.express}</h2>
            <p className="small soft mb-3">Gratuit, sans engagement. Réponse d’un courtier sous {delays.answer} ouvrées.</p>
          </>
        )}
        {submitted && <ErrorSummary errors={found} attempt={attempt} />}
        <Company {...shared} compact={compact} />
        <Person {...shared} compact={compact} setEmail={(email) => quote.setValue('email', email, { shouldValidate: true })} />
        {!compact && (
          <Fears
            {...shared}
            estimate={estimate}
            join={(address) => {
              quote.setValue('besoins', joined(quote.getValues('besoins'), address));
              quote.keepDraft();
              setTyped(true);
            }}
          />
        )}
        <fieldset className={compact ? undefined : 'quote-group'}>
          {compact ? <legend className="sr-only">Votre accord</legend> : <legend>Votre accord</legend>}
          <div className={compact ? undefined : 'quote-row'}>
            <div>
              <Consent
                registration={quote.register('rgpd')}
                error={errors.rgpd?.message}
                compact={compact}
                {...{ publisher, broker, delays }}
              />
              <SubmitButton progress={progress} compact={compact} />
              {failed !== undefined && (
                <p className="mt-3">
                  {failed} {wayOn()}
                </p>
              )}
              {typed && progress === 'rest' && (
                <button type="button" className="action-link soft cursor-pointer underline" onClick={erase}>
                  Effacer ce que j’ai tapé
                </button>
              )}
              <p className="when-dead mt-3">
                L’envoi a besoin de scripts, et ils ne sont pas là. Appelez le{' '}
                <a href={contact.telephoneLink}>{contact.telephone}</a> ou{' '}
                <a href={mailAddress(contact.email, emptyQuote)}>écrivez-nous</a> : l’e-mail est déjà commencé.
              </p>
            </div>
          </div>
        </fieldset>
      </form>
      <Toasts toasts={toasts} dismiss={dismiss} {...settings.toasts} />
    </>
  );
}
