import { type RefObject, useEffect, useRef, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import type { Refusal } from '#shared/checks.ts';
import { answerText, descriptionOf, type QuoteField } from '#shared/quote-fields.ts';
import { quoteRequest, refusalsOf } from '#shared/quote-request.ts';
import { cardIn, type KeptCard, needsWith, withCard } from './cards.ts';
import { refusalText } from './messages.ts';
import { cargoOf, fromAddress } from './prefill.ts';
import { draftOfAnotherPage, readDraft, saveDraft } from './quote-draft.ts';
import { emptyQuote, prepare, type QuoteValues, textFields, typedValues } from './values.ts';

const errorsOf = (
  refusals: Partial<Record<QuoteField, Refusal>>,
  values: QuoteValues,
  isJoined: boolean,
) =>
  Object.fromEntries(
    Object.entries(refusals).map(([field, refusal]) => {
      const name = field as QuoteField;
      return [name, { type: refusal, message: refusalText(name, refusal, values[name], isJoined) }];
    }),
  );

/** The answers as they are sent: what is joined follows the visitor's own words. */
const answersWith = (values: QuoteValues, cards: KeptCard[]): QuoteValues => ({
  ...values,
  besoins: needsWith(values.besoins, cards),
});

/** The doubtful answers that the visitor was told of, and may send as they are. */
type Told = Partial<Record<QuoteField, string>>;

const doubtsOf = (values: QuoteValues, told: Told): Partial<Record<QuoteField, Refusal>> =>
  Object.fromEntries(
    textFields
      .filter(
        (name) =>
          told[name] !== values[name] &&
          descriptionOf(name).isDoubtful?.(answerText(name, values[name])),
      )
      .map((name) => [name, 'format']),
  );

const resolverFor =
  (compact: boolean, told: Told, cards: KeptCard[]): Resolver<QuoteValues> =>
  (values) => {
    const { error } = quoteRequest.safeParse(prepare(answersWith(values, cards), compact));
    const refusals = { ...doubtsOf(values, told), ...(error && refusalsOf(error)) };
    return Object.keys(refusals).length > 0
      ? { values: {}, errors: errorsOf(refusals, values, cards.length > 0) }
      : { values, errors: {} };
  };

export const formId = 'formulaire-devis';

const noCards: KeptCard[] = [];

/**
 * What was kept, what the address brings, what was typed before this script ran: the latest wins.
 */
function start() {
  if (typeof document === 'undefined')
    return { values: emptyQuote, cards: noCards, hasTyped: false, hasJoined: false };
  const form = document.getElementById(formId);
  const typed = Object.entries(form instanceof HTMLFormElement ? typedValues(form) : {}).filter(
    ([, value]) => value,
  );
  const { values, ...brought } = broughtAlong();
  return {
    ...brought,
    values: { ...emptyQuote, ...values, ...Object.fromEntries(typed) },
    hasTyped: typed.some(([name]) => name !== 'rgpd'),
  };
}

/**
 * The draft and what the address brings; a draft typed at this very address is the later of the
 * two.
 */
function broughtAlong() {
  const cargo = cargoOf(window.location);
  const { values, cards, cargo: earlier } = readDraft();
  const card = cardIn(cargo);
  if (earlier === cargo && !card)
    return { values: { ...fromAddress(cargo), ...values }, cards, hasJoined: false };
  return {
    values: { ...values, ...fromAddress(cargo, values) },
    cards: card ? withCard(cards, card) : cards,
    hasJoined: card !== undefined,
  };
}

/** The state of the form: its values, their errors, what is joined to them, its draft. */
export function useQuote(form: RefObject<HTMLFormElement | null>, compact: boolean) {
  const [{ values: defaultValues, hasTyped: hadTyped, ...first }] = useState(start);
  // The page was drawn without any.
  const [cards, showCards] = useState(noCards);
  // For what outlives a drawing: sending, a page that comes back.
  const joined = useRef(first.cards);
  const [hasTyped, setHasTyped] = useState(false);
  const told = useRef<Told>({});
  const quote = useForm<QuoteValues>({
    resolver: resolverFor(compact, told.current, cards),
    defaultValues,
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    shouldFocusError: false,
  });
  const { setValue, setError, clearErrors, getValues } = quote;
  const { errors } = quote.formState;

  useEffect(() => {
    for (const name of textFields)
      if (errors[name] && descriptionOf(name).isDoubtful) told.current[name] = getValues(name);
  }, [errors, getValues]);

  // A browser that fills fields in by itself may do so without a word to scripts.
  const readFields = () => {
    for (const [name, value] of Object.entries(form.current ? typedValues(form.current) : {}))
      setValue(name as keyof QuoteValues, value);
  };
  const keepDraft = () => {
    if (!form.current) return false;
    setHasTyped(true);
    return saveDraft({ ...getValues(), ...typedValues(form.current) }, joined.current);
  };
  const setCards = (next: KeptCard[]) => {
    joined.current = next;
    showCards(next);
  };
  const changeCards = (next: KeptCard[]) => {
    setCards(next);
    clearErrors('besoins');
    keepDraft();
  };
  const refuse = (refusals: Partial<Record<QuoteField, Refusal>>) => {
    for (const [name, error] of Object.entries(errorsOf(refusals, getValues(), cards.length > 0)))
      setError(name as QuoteField, error);
  };
  const empty = () => {
    quote.reset(emptyQuote);
    for (const name of textFields) setValue(name, '');
    setCards([]);
    setHasTyped(false);
  };

  // A page that comes back from the browser's memory holds what was typed there; the other form may
  // have been filled since, or sent. What a page before could not send comes back by the frame.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form comes alive
  useEffect(() => {
    const look = () =>
      setHasTyped(joined.current.length > 0 || textFields.some((name) => getValues(name) !== ''));
    const back = () => {
      const draft = draftOfAnotherPage();
      if (!draft) return;
      for (const name of textFields) setValue(name, draft.values[name] ?? '');
      setCards(draft.cards);
      if (Object.keys(draft.values).length === 0) setValue('rgpd', false);
      look();
    };
    look();
    showCards(joined.current);
    // What is kept need not come with the address again, after it was sent or erased.
    if ((hadTyped || first.hasJoined) && keepDraft() && first.hasJoined)
      history.replaceState(history.state, '', window.location.pathname + window.location.search);
    const gone = new AbortController();
    window.addEventListener('pageshow', back, gone);
    document.addEventListener('brouillon', back, gone);
    return () => gone.abort();
  }, []);

  const answers = () => answersWith(getValues(), joined.current);

  return {
    ...quote,
    answers,
    cards,
    changeCards,
    hasJoined: first.hasJoined,
    hasTyped,
    readFields,
    keepDraft,
    refuse,
    empty,
  };
}
