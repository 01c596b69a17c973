import { type RefObject, useEffect, useReducer, useRef, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import type { Refusal } from '#shared/checks.ts';
import { answerText, descriptionOf, type QuoteField } from '#shared/quote-fields.ts';
import { quoteRequest, refusalsOf } from '#shared/quote-request.ts';
import { refusalText } from './messages.ts';
import { cargoOf, estimateText, fromAddress, type Measures, wantsEstimateJoined, withText } from './prefill.ts';
import { draftOfAnotherPage, readDraft, saveDraft } from './quote-draft.ts';
import { emptyQuote, prepare, type QuoteValues, textFields, typedValues } from './values.ts';

const errorsOf = (refusals: Partial<Record<QuoteField, Refusal>>, values: QuoteValues) =>
  Object.fromEntries(
    Object.entries(refusals).map(([field, refusal]) => {
      const name = field as QuoteField;
      return [name, { type: refusal, message: refusalText(name, refusal, values[name]) }];
    }),
  );

/** The doubtful answers that the visitor was told of, and may send as they are. */
type Told = Partial<Record<QuoteField, string>>;

const doubtsOf = (values: QuoteValues, told: Told): Partial<Record<QuoteField, Refusal>> =>
  Object.fromEntries(
    textFields
      .filter((name) => told[name] !== values[name] && descriptionOf(name).isDoubtful?.(answerText(name, values[name])))
      .map((name) => [name, 'format']),
  );

const resolverFor =
  (compact: boolean, told: Told): Resolver<QuoteValues> =>
  (values) => {
    const { error } = quoteRequest.safeParse(prepare(values, compact));
    const refusals = { ...doubtsOf(values, told), ...(error && refusalsOf(error)) };
    return Object.keys(refusals).length > 0 ? { values: {}, errors: errorsOf(refusals, values) } : { values, errors: {} };
  };

export const formId = 'formulaire-devis';

type Start = { values: QuoteValues; hasTyped: boolean };

/** What was kept, what the address brings, what was typed before this script ran: the latest wins. */
function start(measures: Measures): Start {
  if (typeof document === 'undefined') return { values: emptyQuote, hasTyped: false };
  const form = document.getElementById(formId);
  const typed = Object.entries(form instanceof HTMLFormElement ? typedValues(form) : {}).filter(([, value]) => value);
  return {
    values: { ...emptyQuote, ...initialValues(measures), ...Object.fromEntries(typed) },
    hasTyped: typed.some(([name]) => name !== 'rgpd'),
  };
}

/** The draft and what the address brings; a draft typed at this very address is the later of the two. */
function initialValues(measures: Measures): Partial<QuoteValues> {
  const cargo = cargoOf(window.location);
  const draft = readDraft();
  if (draft.cargo === cargo) return { ...fromAddress(cargo), ...draft.values };
  const values = { ...draft.values, ...fromAddress(cargo, draft.values) };
  const estimate = wantsEstimateJoined(cargo) ? estimateText(cargo, window.location.origin, measures) : undefined;
  return { ...values, ...(estimate && { besoins: withText(values.besoins ?? '', estimate) }) };
}

/** The state of the form: its values, their errors, its draft. */
export function useQuote(form: RefObject<HTMLFormElement | null>, compact: boolean, measures: Measures) {
  const [{ values: defaultValues, hasTyped: hadTyped }] = useState(() => start(measures));
  const [hasTyped, setHasTyped] = useState(false);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const told = useRef<Told>({});
  const quote = useForm<QuoteValues>({
    resolver: resolverFor(compact, told.current),
    defaultValues,
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    shouldFocusError: false,
  });
  const { setValue, setError, getValues } = quote;
  const { errors } = quote.formState;

  useEffect(() => {
    for (const name of textFields) if (errors[name] && descriptionOf(name).isDoubtful) told.current[name] = getValues(name);
  });

  // A browser that fills fields in by itself may do so without a word to scripts.
  const readFields = () => {
    for (const [name, value] of Object.entries(form.current ? typedValues(form.current) : {}))
      setValue(name as keyof QuoteValues, value);
  };
  const keepDraft = () => {
    if (!form.current) return;
    saveDraft({ ...getValues(), ...typedValues(form.current) });
    setHasTyped(true);
  };
  const refuse = (refusals: Partial<Record<QuoteField, Refusal>>) => {
    for (const [name, error] of Object.entries(errorsOf(refusals, getValues()))) setError(name as QuoteField, error);
  };
  const empty = () => {
    quote.reset(emptyQuote);
    for (const name of textFields) setValue(name, '');
    setHasTyped(false);
  };

  // A page that comes back from the browser's memory holds what was typed there; the other form may have been filled since,
  // or sent. What a page before could not send comes back by the frame.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form comes alive
  useEffect(() => {
    const look = () => setHasTyped(textFields.some((name) => getValues(name) !== ''));
    const back = () => {
      const draft = draftOfAnotherPage();
      if (!draft) return;
      for (const name of textFields) setValue(name, draft.values[name] ?? '');
      if (Object.keys(draft.values).length === 0) setValue('rgpd', false);
      look();
      redraw();
    };
    look();
    if (hadTyped) keepDraft();
    const gone = new AbortController();
    window.addEventListener('pageshow', back, gone);
    document.addEventListener('brouillon', back, gone);
    return () => gone.abort();
  }, []);

  return { ...quote, hasTyped, readFields, keepDraft, refuse, empty };
}
