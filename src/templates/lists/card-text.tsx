import { RichText } from '#src/mdx/rich-text.tsx';

/** What a card says of a page: a sentence, then its points. */
export const CardText = ({ description, points }: { description: string; points: string[] }) => (
  <>
    <p>
      <RichText text={description} />
    </p>
    <ul className="mt-4 list-disc pl-5 text-base">
      {points.map((point) => (
        <li key={point} className="mt-1">
          {point}
        </li>
      ))}
    </ul>
  </>
);
