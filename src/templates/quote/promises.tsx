import { StateRow } from '#src/components/ui/state.tsx';
import type { Blocks } from '#src/content/schemas/blocks.ts';
import { RichText } from '#src/mdx/rich-text.tsx';

type Promises = Blocks['promesses'];

/** What sending sets off stands inside the line, what it does not promise outside. */
export const PromisesPerimeter = ({ promesses: { titreDedans, dedans, titreDehors, dehors } }: { promesses: Promises }) => (
  <>
    <div className="perimeter">
      <h3 className="perimeter-title">{titreDedans}</h3>
      <ul className="signed">
        {dedans.map((text) => (
          <StateRow key={text} state="inclus" word="oui">
            <RichText text={text} />
          </StateRow>
        ))}
      </ul>
    </div>
    <div className="outside">
      <h3 className="perimeter-title">{titreDehors}</h3>
      <ul className="signed">
        {dehors.map((text) => (
          <StateRow key={text} state="absent" word="non">
            <RichText text={text} />
          </StateRow>
        ))}
      </ul>
    </div>
  </>
);
