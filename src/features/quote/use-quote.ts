import { type RefObject, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import type { Refusal } from '#shared/checks.ts';
import type { QuoteField } from '#shared/quote-fields.ts';
import { quoteRequest, refusalsOf } from '#shared/quote-request.ts';
import { readDraft, saveDraft } from './draft.ts';
import { refusalText } from './messages.ts';
import { estimateAddress, fromAddress, wantsEstimateJoined, withEstimate } from './prefill.ts';
import { emptyQuote, prepare, type QuoteValues, textFields, typedValues } from './values.ts';

const errorsOf = (refusals: Partial<Record<QuoteField, Refusal>>, values: QuoteValues) =>
  Object.fromEntries(
    Object.entries(refusals).map(([field, refusal]) => {
      const name = field as QuoteField;
      return [name, { type: refusal, message: refusalText(name, refusal, values[name]) }];
    }),
  );

const resolverFor =
  (compact: boolean): Resolver<QuoteValues> =>
  (values) => {
    const result = quoteRequest.safeParse(prepare(values, compact));
    return result.success ? { values, errors: {} } : { values: {}, errors: errorsOf(refusalsOf(result.error), values) };
  };

export const formId = 'formulaire-devis';

type Start = { values: QuoteValues; hasTyped: boolean };

/** What was kept, what the address brings, what was typed before this script ran: the latest wins. */
function start(): Start {
  if (typeof document === 'undefined') return { values: emptyQuote, hasTyped: false };
  const form = document.getElementById(formId);
  const typed = Object.entries(form instanceof HTMLFormElement ? typedValues(form) : {}).filter(([, value]) => value);
  return {
    values: { ...emptyQuote, ...initialValues(), ...Object.fromEntries(typed) },
    hasTyped: typed.some(([name]) => name !== 'rgpd'),
  };
}

/** The draft and what the address brings; a draft typed at this very address is the later of the two. */
function initialValues(): Partial<QuoteValues> {
  const { search, origin } = window.location;
  const draft = readDraft();
  if (draft.search === search) return { ...fromAddress(search), ...draft.values };
  const values = { ...draft.values, ...fromAddress(search, draft.values) };
  const estimate = wantsEstimateJoined(search) ? estimateAddress(search, origin) : undefined;
  return { ...values, ...(estimate && { besoins: withEstimate(values.besoins ?? '', estimate) }) };
}

/** The state of the form: its values, their errors, its draft. */
export function useQuote(form: RefObject<HTMLFormElement | null>, compact: boolean) {
  const [{ values: defaultValues, hasTyped: hadTyped }] = useState(start);
  const quote = useForm<QuoteValues>({
    resolver: resolverFor(compact),
    defaultValues,
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    shouldFocusError: false,
  });
  const { setValue, setError, getValues } = quote;

  // A browser that fills fields in by itself may do so without a word to scripts.
  const readFields = () => {
    for (const [name, value] of Object.entries(form.current ? typedValues(form.current) : {}))
      setValue(name as keyof QuoteValues, value);
  };
  const keepDraft = () => {
    if (!form.current) return;
    saveDraft({ ...getValues(), ...typedValues(form.current) });
  };
  const refuse = (refusals: Partial<Record<QuoteField, Refusal>>) => {
    for (const [name, error] of Object.entries(errorsOf(refusals, getValues()))) setError(name as QuoteField, error);
  };
  const empty = () => {
    quote.reset(emptyQuote);
    for (const name of textFields) setValue(name, '');
  };

  return { ...quote, hadTyped, readFields, keepDraft, refuse, empty };
}
