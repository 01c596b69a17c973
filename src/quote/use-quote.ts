import { type RefObject, useEffect, useRef, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { formatAnswer, getDescription, type QuoteField } from '#shared/quote-fields.ts';
import { type Refusals, readRequest } from '#shared/quote-request.ts';
import { type Attachment, addAttachment, parseAttachment } from './attachments.ts';
import { adoptEarlierAttempt, eraseDraft, hasDraft, readDraft, saveDraft } from './draft.ts';
import { fillSheet } from './fill-sheet.ts';
import { refusalText } from './messages.ts';
import { fromAddress, getAddressData } from './prefill.ts';
import {
  emptyQuote,
  isEmptyQuote,
  prepare,
  type QuoteValues,
  readFields,
  textFields,
} from './values.ts';

const createErrors = (refusals: Refusals, values: QuoteValues) =>
  Object.fromEntries(
    Object.entries(refusals).map(([field, refusal]) => {
      const name = field as QuoteField;
      const hasAttachments = values.attachments.length > 0;
      const message = refusalText(name, refusal, values[name], hasAttachments);
      return [name, { type: refusal, message }];
    }),
  );

/** Doubtful answers that the visitor was asked about, and may send as they are. */
type Asked = Partial<Record<QuoteField, string>>;

const findDoubts = (values: QuoteValues, asked: Asked): Refusals =>
  Object.fromEntries(
    textFields
      .filter(
        (name) =>
          asked[name] !== values[name] &&
          getDescription(name).isDoubtful?.(formatAnswer(name, values[name])),
      )
      .map((name) => [name, 'format']),
  );

const createResolver =
  (compact: boolean, asked: Asked): Resolver<QuoteValues> =>
  (values) => {
    const { refusals: refused } = readRequest(prepare(values, compact));
    const refusals = { ...findDoubts(values, asked), ...refused };
    return Object.keys(refusals).length > 0
      ? { values: {}, errors: createErrors(refusals, values) }
      : { values, errors: {} };
  };

export const formId = 'formulaire-devis';

/** The draft, what the address brings, what was typed before this script ran: the latest wins. */
function readStart() {
  const none = { values: emptyQuote, attachments: emptyQuote.attachments };
  if (typeof document === 'undefined') return { ...none, isTyped: false, hasJoined: false };
  const data = getAddressData(window.location);
  adoptEarlierAttempt();
  const draft = readDraft();
  const added = parseAttachment(data);
  // A draft that was changed at this very address is later than what the address brings.
  const isLater = draft.source === data && !added;
  const form = document.getElementById(formId);
  const typed = Object.entries(form instanceof HTMLFormElement ? readFields(form) : {}).filter(
    ([, value]) => value,
  );
  const brought = isLater
    ? { ...fromAddress(data), ...draft.values }
    : { ...draft.values, ...fromAddress(data, draft.values) };
  return {
    values: { ...emptyQuote, ...brought, ...Object.fromEntries(typed) },
    attachments: added ? addAttachment(draft.attachments, added) : draft.attachments,
    isTyped: typed.some(([name]) => name !== 'rgpd'),
    hasJoined: added !== undefined,
  };
}

/** React Hook Form with the form's draft: values, attachments and errors are its state. */
export function useQuote(form: RefObject<HTMLFormElement | null>, compact: boolean) {
  const [start] = useState(readStart);
  const lastConfirmed = useRef<Asked>({});
  const quote = useForm<QuoteValues>({
    resolver: createResolver(compact, lastConfirmed.current),
    // Attachments come after hydration: the first render must match the server's HTML.
    defaultValues: { ...start.values, attachments: [] },
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    shouldFocusError: false,
  });
  const { setValue, setError, getValues, subscribe } = quote;
  const { errors } = quote.formState;
  const [attachments, setAttachments] = useState<Attachment[]>([]);
  /** Renders the answers that another form may have changed. */
  const [, setRestores] = useState(0);
  const [hasContent, setHasContent] = useState(false);

  useEffect(() => {
    for (const name of textFields)
      if (errors[name] && getDescription(name).isDoubtful)
        lastConfirmed.current[name] = getValues(name);
  }, [errors, getValues]);

  const fill = (values: Partial<QuoteValues>) => {
    for (const name of textFields) setValue(name, values[name] ?? '');
    setValue('attachments', values.attachments ?? []);
    if (isEmptyQuote(getValues())) setValue('rgpd', false);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is hydrated
  useEffect(() => {
    const keep = (values: QuoteValues) => {
      saveDraft(values);
      fillSheet(values);
      setAttachments(values.attachments);
      setHasContent(!isEmptyQuote(values));
    };
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: ({ values }) => keep(values),
    });
    if (start.attachments.length > 0) setValue('attachments', start.attachments);
    setHasContent(!isEmptyQuote(getValues()));
    fillSheet(getValues());
    if (start.isTyped || start.hasJoined) saveDraft(getValues());
    // An attachment in the draft need not come with the address again, after it was removed.
    if (start.hasJoined && hasDraft())
      history.replaceState(history.state, '', window.location.pathname + window.location.search);
    // The other form may have changed the draft, or sent it, while this page was in the bfcache.
    const restore = ({ persisted }: PageTransitionEvent) => {
      const { values, attachments } = readDraft();
      if (!persisted) return;
      fill({ ...values, attachments });
      setRestores((count) => count + 1);
    };
    window.addEventListener('pageshow', restore);
    return () => {
      unsubscribe();
      window.removeEventListener('pageshow', restore);
    };
  }, []);

  return {
    ...quote,
    attachments,
    hasContent,
    hasJoined: start.hasJoined,
    /** Some browsers fill in fields without an event. */
    readFields: () => {
      for (const [name, value] of Object.entries(form.current ? readFields(form.current) : {}))
        if (getValues(name as QuoteField) !== value) setValue(name as QuoteField, value);
    },
    refuse: (refusals: Refusals) => {
      for (const [name, error] of Object.entries(createErrors(refusals, getValues())))
        setError(name as QuoteField, error);
    },
    empty: () => {
      quote.reset(emptyQuote);
      fill({});
      eraseDraft();
    },
  };
}
