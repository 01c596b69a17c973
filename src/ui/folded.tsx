import { type ReactNode, useEffect, useRef } from 'react';

type Props = {
  title: string;
  hint: ReactNode;
  /** Opens the folded part, for example because one of its fields has an error. */
  isWanted: boolean;
  children: ReactNode;
};

/** Folds optional fields. A title and a hint describe them. */
export function Folded({ title, hint, isWanted, children }: Props) {
  const fold = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (isWanted && fold.current) fold.current.open = true;
  }, [isWanted]);
  return (
    <details ref={fold} className="border-y-2 border-encre">
      <summary className="chevron min-h-14 py-2 pr-8 leading-[1.25]">
        <b className="type-heading block text-lg">{title}</b>{' '}
        <small className="soft text-sm">{hint}</small>
      </summary>
      {children}
    </details>
  );
}
