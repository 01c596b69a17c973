'use client';

// quote/: the request for a quote, from the first typed letter to its sending.
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { descriptionOf, groups, type QuoteField } from '#shared/quote-fields.ts';
import { forgetAttempt } from '#src/frame/attempt.ts';
import { functionAddress } from '#src/frame/function.ts';
import { Slot, type Slots } from '#src/ui/island/slot.tsx';
import { useToasts } from '#src/ui/toasts.tsx';
import { Along } from './along.tsx';
import { Consent } from './consent.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { FieldRows } from './field-rows.tsx';
import { goTo } from './go-to-field.ts';
import { JoinedCards } from './joined-cards.tsx';
import { eraseDraft } from './quote-draft.ts';
import type { QuoteSettings } from './quote-settings.ts';
import { SubmitButton, WayOn } from './submit.tsx';
import { formId, useQuote } from './use-quote.ts';
import { loadSender, useSending } from './use-sending.ts';
import { askedFields, type QuoteValues } from './values.ts';

type Props = QuoteSettings & { compact?: boolean; slots?: Slots };

/** In ms: by then who reads has read it; the page says it still. */
const read = 8000;

export function QuoteForm({ compact = false, slots, ...settings }: Props) {
  const { contact, delays } = settings;
  const form = useRef<HTMLFormElement>(null);
  const quote = useQuote(form, compact);
  const { hasTyped, cards, answers } = quote;
  const { errors } = quote.formState;
  const { progress, sent, forgetSent, sendOnce } = useSending(settings, compact, {
    getValues: answers,
    empty: () => forget(),
  });
  const { toasts, show, clear } = useToasts(settings.toasts);
  const [attempt, setAttempt] = useState(0);
  // Of the last attempt: what it found is drawn a moment after it.
  const isConsentAlone = useRef(false);
  const [failure, setFailure] = useState<string>();
  const [isOpen, setIsOpen] = useState(false);
  const wayOn = () => <WayOn contact={contact} answers={answers} />;
  const asked = askedFields(compact);
  const shownErrors = asked.flatMap((name) => {
    const message = errors[name]?.message;
    return message ? [[name, message] satisfies [QuoteField, string]] : [];
  });
  const isSubmitted = attempt > 0;

  // Where other answers are wrong too the summary speaks of all.
  const onInvalid = ({ rgpd, ...others }: FieldErrors<QuoteValues>) => {
    clear();
    isConsentAlone.current = Boolean(rgpd) && Object.keys(others).length === 0;
    if (isConsentAlone.current)
      show('Consentement requis', 'Veuillez accepter la politique de confidentialité.', true, read);
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
    const failed = await sendOnce();
    if (!failed) return;
    const { refusals, untilWhen } = failed;
    const known = asked.filter((name) => Object.hasOwn(refusals, name));
    if (known.length > 0) {
      isConsentAlone.current = false;
      quote.refuse(Object.fromEntries(known.map((name) => [name, refusals[name]])));
      setAttempt((count) => count + 1);
    }
    // What is shown at its fields needs no other way on under the button.
    if (known.length === 0 || known.length < Object.keys(refusals).length) setFailure(untilWhen);
    show(
      'Erreur lors de l’envoi',
      <>Une erreur est survenue. Veuillez réessayer ou nous contacter directement. {wayOn()}</>,
    );
  };

  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (progress !== 'rest') return;
    quote.readFields();
    quote.handleSubmit(onValid, onInvalid)();
  };

  // What the visitor did before this script ran: a click on the button is answered now.
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
    if (isAwaited) submit();
    else if (quote.hasJoined && !compact)
      show(
        'Joint à votre demande',
        'Vous pouvez le revoir et le retirer plus bas, au-dessus de vos besoins.',
        false,
        read,
      );
  }, []);

  const forget = () => {
    quote.empty();
    eraseDraft();
    forgetAttempt();
    setFailure(undefined);
    setAttempt(0);
    clear();
  };
  const erase = () => {
    forget();
    goTo('entreprise');
  };

  const rows = (names: QuoteField[]) => (
    <FieldRows names={names} quote={quote} compact={compact} isOpen={isOpen} />
  );
  const inGroup = (group: keyof typeof groups) =>
    asked.filter((name) => descriptionOf(name).group === group);

  return (
    <>
      <form
        id={formId}
        ref={form}
        className={compact ? 'express' : 'quote'}
        aria-label="Demande de devis"
        {...(process.env.SITE_ENV === 'preview'
          ? { method: 'dialog' }
          : { action: functionAddress(settings.backend), method: 'post' })}
        onSubmit={submit}
        onInput={() => {
          quote.keepDraft();
          forgetSent();
          clear();
        }}
        onFocus={loadSender}
      >
        {compact && (
          <>
            <h2 className="type-heading mb-1">Demander un devis, en {delays.express}</h2>
            <p className="small soft mb-3">
              Gratuit, sans engagement. Réponse d’un courtier sous {delays.answer}.
            </p>
          </>
        )}
        {isSubmitted && (
          <ErrorSummary
            errors={shownErrors}
            attempt={attempt}
            isConsentAlone={isConsentAlone.current}
          />
        )}
        <fieldset>
          <legend className="sr-only">{groups.essentiel}</legend>
          {rows(compact ? asked.filter((name) => name !== 'rgpd') : inGroup('essentiel'))}
        </fieldset>
        <Consent quote={quote} compact={compact} slots={slots} />
        {!compact && (
          <details className="more" open>
            <summary>
              <b>{groups.precisions}</b>
              <span className="small soft">Facultatif, évite un appel</span>
            </summary>
            {rows(inGroup('precisions').slice(0, -1))}
            {cards.length > 0 && <JoinedCards cards={cards} change={quote.changeCards} />}
            {rows(['besoins'])}
          </details>
        )}
        <SubmitButton progress={progress} sent={sent} compact={compact} answer={delays.answer} />
        {compact && hasTyped && <Along values={answers()} />}
        {failure !== undefined && (
          <p className="mt-3">
            {failure} {wayOn()}
          </p>
        )}
        {hasTyped && progress === 'rest' && (
          <button
            type="button"
            className="action-link soft cursor-pointer underline"
            onClick={erase}
          >
            Effacer ce que j’ai tapé
          </button>
        )}
        <Slot from={slots} name="sans-scripts" />
      </form>
      {toasts}
    </>
  );
}
