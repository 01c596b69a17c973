import { type RefObject, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { quoteRequest, type Refusal, refusalsOf } from '#shared/quote-request.ts';
import { readDraft, saveDraft } from './draft.ts';
import { refusalText } from './messages.ts';
import { estimateAddress, fromAddress, isToJoin, joined } from './prefill.ts';
import { emptyQuote, prepare, type QuoteField, type QuoteValues, textFields, typedValues } from './values.ts';

const errorsOf = (found: Partial<Record<QuoteField, Refusal>>, values: QuoteValues) =>
  Object.fromEntries(
    Object.entries(found).map(([field, refusal]) => {
      const name = field as QuoteField;
      return [name, { type: refusal, message: refusalText(name, refusal, values[name]) }];
    }),
  );

const resolver: Resolver<QuoteValues> = (values) => {
  const result = quoteRequest.safeParse(prepare(values));
  return result.success ? { values, errors: {} } : { values: {}, errors: errorsOf(refusalsOf(result.error), values) };
};

export const formId = 'formulaire-devis';

type Start = { values: QuoteValues; typed: boolean };

/** What was kept, what the address brings, what was typed before this script ran: the latest wins. */
function start(): Start {
  if (typeof document === 'undefined') return { values: emptyQuote, typed: false };
  const form = document.getElementById(formId);
  const found = Object.entries(form instanceof HTMLFormElement ? typedValues(form) : {}).filter(([, value]) => value);
  return {
    values: { ...emptyQuote, ...keptOrBrought(), ...Object.fromEntries(found) },
    typed: found.some(([name]) => name !== 'rgpd'),
  };
}

function keptOrBrought(): Partial<QuoteValues> {
  const { search, origin } = window.location;
  const draft = readDraft();
  if (draft.search === search) return { ...fromAddress(search), ...draft.values };
  const found = { ...draft.values, ...fromAddress(search, draft.values) };
  const estimate = isToJoin(search) ? estimateAddress(search, origin) : undefined;
  return { ...found, ...(estimate && { besoins: joined(found.besoins ?? '', estimate) }) };
}

/** The state of the form: its values, their errors, its draft. */
export function useQuote(form: RefObject<HTMLFormElement | null>) {
  const [{ values: defaultValues, typed: typedBefore }] = useState(start);
  const quote = useForm<QuoteValues>({
    resolver,
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
  const refuse = (fields: Partial<Record<QuoteField, Refusal>>) => {
    for (const [name, error] of Object.entries(errorsOf(fields, getValues()))) setError(name as QuoteField, error);
  };
  const empty = () => {
    quote.reset(emptyQuote);
    for (const name of textFields) setValue(name, '');
  };

  return { ...quote, typedBefore, readFields, keepDraft, refuse, empty };
}
