import type { ReactNode } from 'react';

type Words = {
  id: string;
  hint?: string | undefined;
  error?: string | undefined;
  /**
   * True if the page explains why the form asks the question, in an element with the id
   * `${id}-raison`.
   */
  hasReason?: boolean;
};

/**
 * Returns ARIA attributes that link an input to its error, its hint and the reason for the
 * question.
 */
export function described({ id, hint, error, hasReason }: Words) {
  const around = Object.entries({ erreur: error, indice: hint, raison: hasReason });
  const ids = around.flatMap(([part, isThere]) => (isThere ? `${id}-${part}` : []));
  return {
    id,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': ids.join(' ') || undefined,
  };
}

export const FieldError = ({ id, children }: { id: string; children: string | undefined }) =>
  children && (
    <p className="mt-1 text-base font-bold leading-serre text-rouge" id={`${id}-erreur`}>
      <span className="sr-only">Erreur : </span>
      {children}
    </p>
  );

type Props = Words & {
  label: string;
  isOptional?: boolean | undefined;
  control: (props: ReturnType<typeof described>) => ReactNode;
  after?: ReactNode;
};

export const Field = ({ label, isOptional, control, after, ...told }: Props) => (
  <div className="field">
    <label htmlFor={told.id}>
      {label}
      {isOptional && <span className="small soft font-normal"> (facultatif)</span>}
    </label>
    {told.hint && (
      <span className="small soft block" id={`${told.id}-indice`}>
        {told.hint}
      </span>
    )}
    {control(described(told))}
    <FieldError id={told.id}>{told.error}</FieldError>
    {after}
  </div>
);
