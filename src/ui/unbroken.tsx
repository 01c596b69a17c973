import { splitUnbroken } from '#src/lib/unbroken.ts';

/** Renders a text and keeps each word with a hyphen on one line, unless the line is too narrow. */
export const Unbroken = ({ text }: { text: string }) =>
  splitUnbroken(text).map((piece, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no id, only a position
      <span key={index} className="inline-block">
        {piece}
      </span>
    ) : (
      piece
    ),
  );
