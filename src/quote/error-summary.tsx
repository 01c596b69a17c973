import { useEffect, useRef } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { getDescription, type QuoteField } from '#shared/quote-fields.ts';
import { goTo, inputId } from './go-to-field.ts';
import type { QuoteValues } from './values.ts';

type Props = { fields: QuoteField[]; errors: FieldErrors<QuoteValues>; submitCount: number };

/**
 * Lists the answers to correct, above the form. The list takes the focus after each refused
 * submission. If only the consent is missing, its checkbox takes the focus, because it is next to
 * the button.
 */
export function ErrorSummary({ fields, errors, submitCount }: Props) {
  const box = useRef<HTMLElement>(null);
  const wrong = fields.filter((name) => errors[name]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each submission
  useEffect(() => {
    if (wrong.join() === 'rgpd') return goTo('rgpd');
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView();
  }, [submitCount]);
  if (submitCount === 0 || wrong.length === 0) return null;
  return (
    <section
      className="mt-4 border-2 border-rouge px-4 py-3"
      aria-label="Réponses à corriger"
      ref={box}
      tabIndex={-1}
    >
      {/* The alert is inside the focused element and not the same element, because the focus
          can interrupt the announcement of an alert. https://github.com/alphagov/govuk-frontend
          (error-summary) */}
      <div role="alert">
        <h2 className="type-label text-rouge">
          {wrong.length > 1 ? `${wrong.length} réponses à corriger` : 'Une réponse à corriger'}
        </h2>
        <ul className="flex flex-wrap gap-x-6">
          {wrong.map((name) => (
            <li key={name}>
              <a
                className="inline-flex min-h-cible items-center text-inherit"
                href={`#${inputId(name)}`}
                onClick={(event) => {
                  event.preventDefault();
                  goTo(name);
                }}
              >
                {getDescription(name).label}
                <span className="sr-only"> : {errors[name]?.message}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
