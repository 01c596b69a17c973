import { type Ref, useEffect, useRef } from 'react';
import { getDescription, type QuoteField } from '#shared/quote-fields.ts';
import { goTo, inputId } from './go-to-field.ts';

type Props = { errors: [QuoteField, string][]; attempt: number; isConsentAlone: boolean };

/**
 * All that is to be put right, at the top; it takes the focus at each refused submission, unless
 * the consent alone is missing.
 */
export function ErrorSummary({ errors, attempt, isConsentAlone }: Props) {
  const box: Ref<HTMLDivElement> = useRef<HTMLDivElement>(null);
  const answered = useRef(0);
  // Its content may come one drawing later than the attempt.
  useEffect(() => {
    if (attempt <= answered.current || !box.current) return;
    answered.current = attempt;
    // Where nothing else is missing, the box to tick is beside the button that was used.
    if (isConsentAlone) {
      goTo('rgpd');
      return;
    }
    box.current.focus({ preventScroll: true });
    box.current.scrollIntoView();
  });
  if (errors.length === 0) return null;
  return (
    <div className="error-summary" ref={box} tabIndex={-1}>
      {/* The alert is a child of the focused element, because the focus can cut off an announcement
          of the same element. https://github.com/alphagov/govuk-frontend (error-summary) */}
      <div role="alert">
        <h2>
          {errors.length > 1 ? `${errors.length} réponses à corriger` : 'Une réponse à corriger'}
        </h2>
        <ul>
          {errors.map(([name, message]) => (
            <li key={name}>
              <a
                href={`#${inputId(name)}`}
                onClick={(event) => {
                  event.preventDefault();
                  goTo(name);
                }}
              >
                {getDescription(name).label} : {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
