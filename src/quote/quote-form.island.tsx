'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { getDescription, groups, type QuoteField, quoteFields } from '#shared/quote-fields.ts';
import { readRequest } from '#shared/quote-request.ts';
import { triggerStyle } from '#src/ui/accordion/trigger-style.ts';
import { Slot, type Slots } from '#src/ui/island/slot.tsx';
import { Sign } from '#src/ui/sign.tsx';
import { useToasts } from '#src/ui/toasts.tsx';
import { Along } from './along.tsx';
import { AttachedResults } from './attached-results.tsx';
import type { Result } from './client.ts';
import { type Attempt, readDraft, saveDraft } from './draft.ts';
import { ErrorSummary } from './error-summary.tsx';
import { Consent, FieldRows } from './field-rows.tsx';
import { getFunctionAddress, type QuoteSettings } from './function.ts';
import { goTo } from './go-to-field.ts';
import { writeLetter } from './quote-mail.ts';
import { writeReceipt } from './receipt.ts';
import { getAttempt, submitNatively, submitRequest } from './submit.ts';
import { OtherWays, type Sent, SentNote, SubmitButton } from './submit-button.tsx';
import { formId, useQuote } from './use-quote.ts';
import {
  describeAnswers,
  emptyQuote,
  getAnswers,
  getAskedFields,
  prepare,
  type QuoteValues,
} from './values.ts';

type Props = QuoteSettings & { compact?: boolean; slots?: Slots };

const TOAST_MS = 8000;

export function QuoteForm({ compact = false, slots, ...settings }: Props) {
  const { contact, delays } = settings;
  const form = useRef<HTMLFormElement>(null);
  const quote = useQuote(form, compact);
  const { values, hasContent, getValues, setError } = quote;
  const { errors, isSubmitting, submitCount } = quote.formState;
  const [sent, setSent] = useState<Sent>();
  const [isUncertain, setIsUncertain] = useState(false);
  // The draft in the browser's storage contains the last attempt to send the request, with its
  // idempotency key. Keeps the attempt here too, because the browser may block this storage.
  const lastAttempt = useRef<Attempt>(undefined);
  const { toasts, show, clear } = useToasts(settings.toasts);
  const more = useRef<HTMLDetailsElement>(null);
  const otherWays = <OtherWays contact={contact} answers={getAnswers(values)} />;
  const fields = getAskedFields(compact);
  const inGroup = (group: keyof typeof groups) =>
    fields.filter((name) => getDescription(name).group === group);

  // Shows a message only if just the consent is missing, because otherwise the summary above the
  // form lists all errors.
  const onInvalid = ({ rgpd, ...others }: FieldErrors<QuoteValues>) => {
    clear();
    if (rgpd && Object.keys(others).length === 0)
      show('Consentement requis', quoteFields.rgpd.sentences.accord, true, TOAST_MS);
  };

  const onValid = async () => {
    clear();
    // The build replaces this condition by its value, so that only previews contain the text below.
    if (process.env.SITE_ENV === 'preview') {
      const text =
        'Sur le site, le courtier recevrait maintenant cette demande, et la page de ' +
        'remerciement en donnerait le numéro.';
      return show('Aperçu\u00A0: rien n’est envoyé', text, false);
    }
    const result = await send().catch((error): Result => {
      console.error('Quote request not sent:', error);
      return { kind: 'failed', message: '' };
    });
    if (result.kind === 'stored' || result.kind === 'unloaded') return;
    setIsUncertain(result.kind === 'uncertain');
    if (result.kind === 'failed') setError('root', { message: result.message });
    if (result.kind === 'refused') {
      const names = fields.filter((name) => Object.hasOwn(result.refusals, name));
      quote.refuse(Object.fromEntries(names.map((name) => [name, result.refusals[name]])));
      setError('root', { message: '' });
    }
    show(
      'Erreur lors de l’envoi',
      <>
        Une erreur est survenue. Veuillez réessayer ou nous contacter directement.{' '}
        <OtherWays contact={contact} answers={getAnswers(getValues())} />
      </>,
    );
  };

  /**
   * Sends the request once. After an uncertain result, the next call uses the same idempotency key,
   * so that the function does not store the request twice.
   */
  const send = async (): Promise<Result> => {
    const { request } = readRequest(prepare(getValues(), compact));
    if (!request) throw new Error('The answers changed after the check.');
    const attempt = getAttempt(request, lastAttempt.current ?? readDraft().attempt);
    lastAttempt.current = attempt;
    saveDraft(getValues(), attempt);
    const result = await submitRequest(settings, request, attempt);
    if (result.kind === 'uncertain') return result;
    lastAttempt.current = undefined;
    saveDraft(getValues(), null);
    if (result.kind === 'unloaded') submitNatively(settings.backend, request);
    if (result.kind === 'stored') {
      const { number, state } = result;
      const time = new Date().toLocaleString('fr', { dateStyle: 'long', timeStyle: 'short' });
      const answers = { ...describeAnswers(request), rgpd: `Donné le ${time}` };
      const letter = writeLetter(request);
      const address = writeReceipt({ key: attempt.key, number, state, answers, letter });
      empty();
      setSent({ number, state, address });
      window.location.assign(address);
    }
    return result;
  };

  const submit = async (event?: FormEvent) => {
    event?.preventDefault();
    if (isSubmitting) return;
    quote.readFields();
    await quote.handleSubmit(onValid, onInvalid)();
  };

  // If the visitor clicked the button before hydration, submits the form now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration
  useEffect(() => {
    const { dataset } = form.current as HTMLFormElement;
    const isAwaited = dataset.waiting !== undefined;
    dataset.alive = '';
    delete dataset.dead;
    delete dataset.waiting;
    setIsUncertain(readDraft().attempt !== undefined);
    if (isAwaited) submit();
    else if (quote.hasJoined && !compact)
      show(
        'Joint à votre demande',
        'Vous pouvez le revoir et le retirer plus bas, au-dessus de vos besoins.',
        false,
        TOAST_MS,
      );
    // Reads the draft again when the browser shows this page from its cache (bfcache), because the
    // other form (short or long) uses the same draft and may have sent the request meanwhile.
    const restoreState = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      const { attempt } = readDraft();
      setSent(undefined);
      lastAttempt.current = attempt;
      setIsUncertain(attempt !== undefined);
    };
    window.addEventListener('pageshow', restoreState);
    return () => window.removeEventListener('pageshow', restoreState);
  }, []);

  const empty = () => {
    quote.reset(emptyQuote);
    lastAttempt.current = undefined;
    setIsUncertain(false);
    clear();
  };

  const hasMore =
    values.attachments.length > 0 || inGroup('precisions').some((name) => values[name]);
  useEffect(() => {
    if (more.current && hasMore) more.current.open = true;
  }, [hasMore]);

  const rows = (names: QuoteField[]) => <FieldRows names={names} quote={quote} compact={compact} />;
  const mainLabel = compact ? 'Être recontacté par un courtier' : 'Envoyer la demande';
  const button = {
    isSubmitting,
    label: isUncertain ? 'Envoyer de nouveau' : mainLabel,
  };

  return (
    <>
      <form
        id={formId}
        ref={form}
        className={compact ? 'quote-form no-print' : 'quote-form mt-3'}
        aria-label="Demande de devis"
        {...(process.env.SITE_ENV === 'preview'
          ? { method: 'dialog' }
          : { action: getFunctionAddress(settings.backend), method: 'post' })}
        onSubmit={submit}
        onInput={() => {
          setSent(undefined);
          clear();
        }}
      >
        {compact && (
          <>
            <h2 className="type-heading mb-1">Demander un devis, en {delays.express}</h2>
            <p className="small soft">
              Gratuit, sans engagement. Réponse d’un courtier sous {delays.answer}.
            </p>
          </>
        )}
        {isUncertain && (
          <div className="mt-4 border-2 px-4 py-3 text-base leading-serre">
            <h2 className="type-heading mb-2">Nous n’avons pas pu confirmer l’envoi</h2>
            <p>Envoyez de nouveau : la même demande ne partira pas deux fois. {otherWays}</p>
          </div>
        )}
        <ErrorSummary fields={fields} errors={errors} submitCount={submitCount} />
        <fieldset
          className={
            compact
              ? 'mt-1 grid gap-x-6 gap-y-1 md:grid-cols-2 @lg:mt-3 @lg:grid-cols-1'
              : 'grid gap-x-6 gap-y-2 md:grid-cols-2'
          }
        >
          <legend className="sr-only">{groups.essentiel}</legend>
          {rows(compact ? fields.filter((name) => name !== 'rgpd') : inGroup('essentiel'))}
        </fieldset>
        <Consent quote={quote} compact={compact} />
        <div
          className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2 text-base leading-serre"
          aria-live="polite"
        >
          {sent ? (
            <SentNote sent={sent} />
          ) : (
            <SubmitButton
              {...button}
              className={`flex-[1_1_12rem] ${compact ? '' : 'md:flex-[0_1_auto]'}`}
            />
          )}
          {isSubmitting && <p>Ne fermez pas cette page.</p>}
          {!compact && !sent && !isSubmitting && (
            <p className="small flex-[1_1_14rem]">
              Réponse sous <b>{delays.answer}</b>.<br />
              Ce premier échange contient rarement un prix.
            </p>
          )}
        </div>
        {compact && hasContent && <Along values={values} />}
        {errors.root && (
          <p className="mt-3 text-base">
            {errors.root.message} {otherWays}
          </p>
        )}
        <Slot from={slots} name="sans-scripts" />
        <Slot from={slots} name="collecte" className="small mt-3 max-w-[37em] [&>p]:max-w-none" />
        {!compact && (
          <details className="mt-4 border-y-2 print-open" ref={more}>
            <summary className={triggerStyle}>
              <span>
                <b className="type-name">{groups.precisions}</b>
                <span className="small soft block font-normal">Facultatif, évite un appel</span>
              </span>
              <Sign name="chevron" />
            </summary>
            <div className="grid gap-x-6 gap-y-2 pb-5 md:grid-cols-2">
              {rows(inGroup('precisions').filter((name) => name !== 'besoins'))}
              {values.attachments.length > 0 && (
                <AttachedResults
                  attachments={values.attachments}
                  change={(changed) => {
                    quote.setValue('attachments', changed);
                    quote.clearErrors('besoins');
                  }}
                />
              )}
              {rows(['besoins'])}
              <SubmitButton {...button} className="mt-3 md:justify-self-start" />
            </div>
          </details>
        )}
        {hasContent && !isSubmitting && (
          <button
            type="button"
            className="action-link plain-button font-normal"
            onClick={() => {
              empty();
              goTo('entreprise');
            }}
          >
            Effacer ce que j’ai tapé
          </button>
        )}
      </form>
      {toasts}
    </>
  );
}
