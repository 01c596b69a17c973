import { splitUnbroken } from '#src/lib/unbroken.ts';

/** Renders a text. Each word with a hyphen stays on one line, unless the line is narrower. */
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
