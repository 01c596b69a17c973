import { type RefObject, useEffect, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { formatAnswer, getDescription, type QuoteField } from '#shared/quote-fields.ts';
import { type Refusals, readRequest } from '#shared/quote-request.ts';
import { addAttachment, parseAttachment } from './attachments.ts';
import { adoptEarlierAttempt, readDraft, saveDraft } from './draft.ts';
import { fillSheet } from './fill-sheet.ts';
import { describeRefusal } from './messages.ts';
import { getAddressData, parsePrefill } from './prefill.ts';
import {
  describeAnswers,
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
      return [name, { type: refusal, message: describeRefusal(name, refusal, values[name]) }];
    }),
  );

/**
 * Creates the function that validates the form. It reports an answer that is probably wrong only
 * once: if the visitor submits it again without a change, it is accepted.
 */
export function createResolver(compact: boolean): Resolver<QuoteValues> {
  const lastAsked: Partial<Record<QuoteField, string>> = {};
  return (values, _context, { names = [] }) => {
    // React Hook Form passes one name after blur and all names at a submission.
    const isSubmitted = names.length > 1;
    const doubtful = textFields.filter(
      (name) =>
        !(isSubmitted && lastAsked[name] === values[name]) &&
        getDescription(name).isDoubtful?.(formatAnswer(name, values[name])),
    );
    for (const name of doubtful) if (names.includes(name)) lastAsked[name] = values[name];
    const doubts = Object.fromEntries(doubtful.map((name) => [name, 'format' as const]));
    const refusals = { ...doubts, ...readRequest(prepare(values, compact)).refusals };
    return Object.keys(refusals).length > 0
      ? { values: {}, errors: createErrors(refusals, values) }
      : { values, errors: {} };
  };
}

export const formId = 'formulaire-devis';

/**
 * Collects the initial values from the draft, the address, and the fields that the visitor filled
 * in before this script ran. Each source overrides the previous one.
 */
function readStart() {
  if (typeof document === 'undefined')
    return { values: emptyQuote, isNew: false, hasJoined: false };
  const data = getAddressData(window.location);
  adoptEarlierAttempt();
  const { values: draft } = readDraft();
  const attachments = draft.attachments ?? [];
  const added = parseAttachment(data);
  const form = document.getElementById(formId);
  const typed = Object.entries(form instanceof HTMLFormElement ? readFields(form) : {}).filter(
    ([, value]) => value,
  );
  return {
    values: {
      ...emptyQuote,
      ...draft,
      ...parsePrefill(data, draft),
      ...Object.fromEntries(typed),
      attachments: added ? addAttachment(attachments, added) : attachments,
    },
    isNew: typed.some(([name]) => name !== 'rgpd') || added !== undefined,
    hasJoined: added !== undefined,
  };
}

/**
 * Saves the draft. Removes the answers from the address, because after a reload they would override
 * newer answers.
 */
function keep(values: QuoteValues): void {
  saveDraft(values);
  if (getAddressData(window.location))
    history.replaceState(history.state, '', window.location.pathname);
}

/** Hook for the state of the form (values, attachments, errors), which it saves as the draft. */
export function useQuote(form: RefObject<HTMLFormElement | null>, compact: boolean) {
  const [start] = useState(readStart);
  const [resolver] = useState(() => createResolver(compact));
  const quote = useForm<QuoteValues>({
    resolver,
    defaultValues: start.values,
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    shouldFocusError: false,
  });
  const { setValue, setError, getValues, subscribe, reset } = quote;
  const [isAlive, setIsAlive] = useState(false);
  const watched = quote.watch();
  // The server does not know the draft, and the first render must match its HTML.
  const values = isAlive ? watched : emptyQuote;

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration
  useEffect(() => {
    setIsAlive(true);
    if (start.isNew) keep(getValues());
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: ({ values }) => keep(values),
    });
    // After the browser restores this page from its cache (bfcache), reads the draft again, because
    // the other form may have changed it or sent it.
    const restore = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      const restored = { ...emptyQuote, ...readDraft().values };
      reset({ ...restored, rgpd: !isEmptyQuote(restored) && getValues('rgpd') });
    };
    window.addEventListener('pageshow', restore);
    return () => {
      unsubscribe();
      window.removeEventListener('pageshow', restore);
    };
  }, []);
  useEffect(() => fillSheet(describeAnswers(values)));

  return {
    ...quote,
    values,
    hasContent: !isEmptyQuote(values),
    hasJoined: start.hasJoined,
    /** Reads the fields from the page, because some browsers fill them in without an event. */
    readFields: () => {
      for (const [name, value] of Object.entries(form.current ? readFields(form.current) : {}))
        if (getValues(name as QuoteField) !== value) setValue(name as QuoteField, value);
    },
    refuse: (refusals: Refusals) => {
      for (const [name, error] of Object.entries(createErrors(refusals, getValues())))
        setError(name as QuoteField, error);
    },
  };
}
