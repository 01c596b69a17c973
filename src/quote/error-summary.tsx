import { type Ref, useEffect, useRef } from 'react';
import { getDescription, type QuoteField } from '#shared/quote-fields.ts';
import { goTo, inputId } from './go-to-field.ts';

type Props = { errors: [QuoteField, string][]; attempt: number; isConsentAlone: boolean };

/**
 * All that is to be put right, at the top; it takes the focus at each refused submission, unless
 * the consent alone is missing.
 */
export function ErrorSummary({ errors, attempt, isConsentAlone }: Props) {
  const box: Ref<HTMLElement> = useRef<HTMLElement>(null);
  const answered = useRef(0);
  // Its content may come one drawing later than the attempt.
  useEffect(() => {
    if (attempt <= answered.current || !box.current) return;
    answered.current = attempt;
    // If the consent alone is missing, its checkbox is next to the button.
    if (isConsentAlone) {
      goTo('rgpd');
      return;
    }
    box.current.focus({ preventScroll: true });
    box.current.scrollIntoView();
  });
  if (errors.length === 0) return null;
  return (
    <section
      className="quote-frame quote-frame-wrong"
      aria-label="Réponses à corriger"
      ref={box}
      tabIndex={-1}
    >
      {/* The alert is a child of the focused element, because the focus can cut off an announcement
          of the same element. https://github.com/alphagov/govuk-frontend (error-summary) */}
      <div role="alert">
        <h2 className="type-label text-rouge">
          {errors.length > 1 ? `${errors.length} réponses à corriger` : 'Une réponse à corriger'}
        </h2>
        <ul className="flex flex-wrap gap-x-6">
          {errors.map(([name, message]) => (
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
                <span className="sr-only"> : {message}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
