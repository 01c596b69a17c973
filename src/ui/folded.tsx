import { type ReactNode, useEffect, useRef } from 'react';

type Props = {
  title: string;
  hint: ReactNode;
  /** Opens the fold because the page needs its content. */
  isWanted: boolean;
  children: ReactNode;
};

/** Fields that may wait, behind a line that says what they hold. */
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
