'use client';

// quote/: the request for a quote, from the first typed letter to its sending.
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { getDescription, groups, type QuoteField } from '#shared/quote-fields.ts';
import { readRequest } from '#shared/quote-request.ts';
import { Slot, type Slots } from '#src/ui/island/slot.tsx';
import { useToasts } from '#src/ui/toasts.tsx';
import { Along } from './along.tsx';
import type { Result } from './client.ts';
import { Consent } from './consent.tsx';
import { type Attempt, readDraft, saveDraft } from './draft.ts';
import { ErrorSummary } from './error-summary.tsx';
import { FieldRows } from './field-rows.tsx';
import { getFunctionAddress } from './function.ts';
import { goTo } from './go-to-field.ts';
import { JoinedCards } from './joined-cards.tsx';
import type { QuoteSettings } from './quote-settings.ts';
import { writeReceipt } from './receipt-store.client.ts';
import { getAttempt, submitNatively, submitRequest } from './submit.ts';
import { OtherWays, type Progress, type Sent, SentNote, SubmitButton } from './submit-button.tsx';
import { formId, useQuote } from './use-quote.ts';
import { askedFields, getAnswers, prepare, type QuoteValues, splitLongAnswers } from './values.ts';

type Props = QuoteSettings & { compact?: boolean; slots?: Slots };

const TOAST_MS = 8000;
const SLOW_MS = 8000;

export function QuoteForm({ compact = false, slots, ...settings }: Props) {
  const { contact, delays } = settings;
  const form = useRef<HTMLFormElement>(null);
  const quote = useQuote(form, compact);
  const { hasContent, attachments, getValues } = quote;
  const { errors } = quote.formState;
  const [progress, setProgress] = useState<Progress>('rest');
  const [sent, setSent] = useState<Sent>();
  const isBusy = useRef(false);
  // The draft keeps it too; where storage is blocked, this page does.
  const lastAttempt = useRef<Attempt>(undefined);
  const answers = () => getAnswers(getValues());
  const { toasts, show, clear } = useToasts(settings.toasts);
  const [attempt, setAttempt] = useState(0);
  // Result of the last attempt. React shows it a moment later.
  const isConsentAlone = useRef(false);
  const [failure, setFailure] = useState<string>();
  const [isUncertain, setIsUncertain] = useState(false);
  const more = useRef<HTMLDetailsElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const otherWays = () => <OtherWays contact={contact} answers={answers} />;
  const fields = askedFields(compact);
  const inGroup = (group: keyof typeof groups) =>
    fields.filter((name) => getDescription(name).group === group);
  const shownErrors = fields.flatMap((name) => {
    const message = errors[name]?.message;
    return message ? [[name, message] satisfies [QuoteField, string]] : [];
  });
  const isSubmitted = attempt > 0;

  // If other answers are wrong too, the summary names all of them.
  const onInvalid = ({ rgpd, ...others }: FieldErrors<QuoteValues>) => {
    clear();
    isConsentAlone.current = Boolean(rgpd) && Object.keys(others).length === 0;
    if (isConsentAlone.current)
      show(
        'Consentement requis',
        'Veuillez accepter la politique de confidentialité.',
        true,
        TOAST_MS,
      );
    setAttempt((count) => count + 1);
  };

  const onValid = async () => {
    setFailure(undefined);
    clear();
    // A constant once the island is bundled: no other site carries what a preview says.
    if (process.env.SITE_ENV === 'preview') {
      const text =
        'Sur le site, le courtier recevrait maintenant cette demande, et la page de remerciement en donnerait le numéro.';
      return show('Aperçu\u00A0: rien n’est envoyé', text, false);
    }
    const result = await send();
    const refusals = result.kind === 'refused' ? result.refusals : {};
    const fieldErrors = fields.filter((name) => Object.hasOwn(refusals, name));
    if (result.kind === 'stored' || result.kind === 'unloaded') return;
    if (fieldErrors.length > 0) {
      isConsentAlone.current = false;
      quote.refuse(Object.fromEntries(fieldErrors.map((name) => [name, refusals[name]])));
      setAttempt((count) => count + 1);
    }
    setIsUncertain(result.kind === 'uncertain');
    // A refusal that is shown at its fields needs no other way on under the button.
    if (
      result.kind !== 'uncertain' &&
      (fieldErrors.length === 0 || fieldErrors.length < Object.keys(refusals).length)
    )
      setFailure(result.kind === 'failed' ? result.message : '');
    show(
      'Erreur lors de l’envoi',
      <>Une erreur est survenue. Veuillez réessayer ou nous contacter directement. {otherWays()}</>,
    );
  };

  /** Sends once, under the same key until a number has come. */
  const send = async (): Promise<Result> => {
    setProgress('sending');
    const late = setTimeout(() => setProgress('slow'), SLOW_MS);
    try {
      const values = getValues();
      const { request } = readRequest(prepare(values, compact));
      if (!request) throw new Error('The answers changed after the check.');
      const attempt = getAttempt(request, lastAttempt.current ?? readDraft().attempt);
      lastAttempt.current = attempt;
      saveDraft(values, attempt);
      let result = await submitRequest(settings, request, attempt);
      if (result.kind === 'other') {
        lastAttempt.current = getAttempt(request, undefined);
        saveDraft(values, lastAttempt.current);
        result = await submitRequest(settings, request, lastAttempt.current);
      }
      if (result.kind === 'uncertain') return result;
      const { key } = lastAttempt.current;
      lastAttempt.current = undefined;
      saveDraft(getValues(), null);
      if (result.kind === 'unloaded') submitNatively(settings.backend, request);
      if (result.kind !== 'stored') return result;
      const { number, state } = result;
      const isShort = compact && splitLongAnswers(answers()).taken.length === 0;
      const address = writeReceipt({ key, number, state, isShort, sentAt: Date.now(), request });
      empty();
      setSent({ number, state, address });
      window.location.assign(address);
      return result;
    } catch (error) {
      console.error('Quote request not sent:', error);
      return { kind: 'failed', message: '' };
    } finally {
      clearTimeout(late);
      setProgress('rest');
    }
  };

  const submit = async (event?: FormEvent) => {
    event?.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    quote.readFields();
    await quote.handleSubmit(onValid, onInvalid)();
    isBusy.current = false;
  };

  // A click on the button before hydration is answered now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form comes alive
  useEffect(() => {
    setIsOpen(
      new URLSearchParams(window.location.search).has('taille') && !quote.getValues('effectifs'),
    );
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
    // A page that comes back from the bfcache is not sending any more.
    const rest = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      setSent(undefined);
      setProgress('rest');
      isBusy.current = false;
    };
    window.addEventListener('pageshow', rest);
    return () => window.removeEventListener('pageshow', rest);
  }, []);

  const empty = () => {
    quote.empty();
    lastAttempt.current = undefined;
    setFailure(undefined);
    setIsUncertain(false);
    setAttempt(0);
    clear();
  };
  const erase = () => {
    empty();
    goTo('entreprise');
  };

  const hasMore =
    isOpen || attachments.length > 0 || inGroup('precisions').some((name) => getValues(name));
  useEffect(() => {
    if (more.current && hasMore) more.current.open = true;
  }, [hasMore]);

  const rows = (names: QuoteField[]) => (
    <FieldRows names={names} quote={quote} compact={compact} isOpen={isOpen} />
  );

  const mainLabel = compact ? 'Être recontacté par un courtier' : 'Envoyer la demande';
  const label = isUncertain ? 'Envoyer de nouveau' : mainLabel;

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
          <div className="quote-frame text-base leading-serre">
            <h2 className="type-heading mb-2">Nous n’avons pas pu confirmer l’envoi</h2>
            <p>Envoyez de nouveau : la même demande ne partira pas deux fois.</p>
            <SubmitButton progress={progress} label={label} className="mt-4" />
            <p className="mt-3">{otherWays()}</p>
          </div>
        )}
        {isSubmitted && (
          <ErrorSummary
            errors={shownErrors}
            attempt={attempt}
            isConsentAlone={isConsentAlone.current}
          />
        )}
        <fieldset className={compact ? 'grid gap-1' : 'quote-pairs'}>
          <legend className="sr-only">{groups.essentiel}</legend>
          {rows(compact ? fields.filter((name) => name !== 'rgpd') : inGroup('essentiel'))}
        </fieldset>
        <Consent quote={quote} compact={compact} />
        {compact && <Slot from={slots} name="collecte" className="small mt-2" />}
        <div className="quote-send" aria-live="polite">
          {sent ? <SentNote sent={sent} /> : <SubmitButton progress={progress} label={label} />}
          {progress !== 'rest' && (
            <p>
              {progress === 'slow' && 'C’est plus long que d’habitude. '}Ne fermez pas cette page.
            </p>
          )}
          {!compact && !sent && progress === 'rest' && (
            <p className="small">
              Réponse sous <b>{delays.answer}</b>.<br />
              Ce premier échange contient rarement un prix.
            </p>
          )}
        </div>
        {compact && hasContent && <Along values={getValues()} />}
        {failure !== undefined && (
          <p className="mt-3 text-base">
            {failure} {otherWays()}
          </p>
        )}
        <Slot from={slots} name="sans-scripts" />
        {!compact && <Slot from={slots} name="collecte" className="quote-legal small mt-4" />}
        {!compact && (
          <details className="quote-more mt-4" ref={more}>
            <summary className="leading-tight">
              <b className="type-name">{groups.precisions}</b>
              <span className="small soft">Facultatif, évite un appel</span>
            </summary>
            <div className="quote-pairs pb-5">
              {rows(inGroup('precisions').slice(0, -1))}
              {attachments.length > 0 && (
                <JoinedCards
                  cards={attachments}
                  change={(changed) => {
                    quote.setValue('attachments', changed);
                    quote.clearErrors('besoins');
                  }}
                />
              )}
              {rows(['besoins'])}
              <SubmitButton progress={progress} label={label} className="mt-3" />
            </div>
          </details>
        )}
        {hasContent && progress === 'rest' && (
          <button type="button" className="action-link plain-button font-normal" onClick={erase}>
            Effacer ce que j’ai tapé
          </button>
        )}
      </form>
      {toasts}
    </>
  );
}
