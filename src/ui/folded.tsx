import { type ReactNode, useEffect, useRef } from 'react';

type Props = {
  title: string;
  hint: ReactNode;
  /** Opens the fold, because the page needs its fields. */
  isWanted: boolean;
  children: ReactNode;
};

/** Folds optional fields under a line that describes them. */
export function Folded({ title, hint, isWanted, children }: Props) {
  const fold = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (isWanted && fold.current) fold.current.open = true;
  }, [isWanted]);
  return (
    <details ref={fold} className="folded">
      <summary>
        <b>{title}</b> <small>{hint}</small>
      </summary>
      {children}
    </details>
  );
}
