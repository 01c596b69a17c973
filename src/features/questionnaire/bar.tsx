import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

type Props = { text: string; blocking: number };

/** On a phone the bar of the frame holds the result, under its own link. */
export function Bar({ text, blocking }: Props) {
  const [bar, setBar] = useState<Element | null>(null);
  useEffect(() => setBar(document.querySelector('.mobile-bar')), []);
  if (!bar || !text) return null;
  return createPortal(
    <p className="bar-result">
      <b>{text}</b>
      {blocking > 0 && `${blocking} ${blocking < 2 ? 'peut' : 'peuvent'} bloquer`}
      <a href="#dossier">Mon dossier</a>
    </p>,
    bar,
  );
}
