import { StateRow } from '#src/components/ui/state.tsx';
import type { Blocks } from '#src/content/schemas/blocks.ts';
import { RichText } from '#src/mdx/rich-text.tsx';

const Side = ({
  className,
  title,
  state,
  lines,
}: {
  className: string;
  title: string;
  state: 'inclus' | 'absent';
  lines: string[];
}) => (
  <div className={className}>
    <h2 className="perimeter-title">{title}</h2>
    <ul className="signed">
      {lines.map((text) => (
        <StateRow key={text} state={state} word={state === 'inclus' ? 'oui' : 'non'}>
          <RichText text={text} />
        </StateRow>
      ))}
    </ul>
  </div>
);

/** What sending sets off stands inside the line, what it does not promise outside. */
export const PromisesPerimeter = ({ promesses }: { promesses: Blocks['promesses'] }) => (
  <>
    <Side className="perimeter" title={promesses.titreDedans} state="inclus" lines={promesses.dedans} />
    <Side className="outside" title={promesses.titreDehors} state="absent" lines={promesses.dehors} />
  </>
);
