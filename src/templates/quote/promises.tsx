import type { Blocks } from '#src/content/schemas/blocks.ts';
import { SignedList } from '#src/mdx/signed-list.tsx';

/** What sending sets off stands inside the line, what it does not promise outside. */
export const PromisesPerimeter = ({ promesses }: { promesses: Blocks['promesses'] }) => (
  <>
    <div className="perimeter">
      <h2 className="perimeter-title">{promesses.titreDedans}</h2>
      <SignedList lines={promesses.dedans} state="inclus" word="oui" />
    </div>
    <div className="outside">
      <h2 className="perimeter-title">{promesses.titreDehors}</h2>
      <SignedList lines={promesses.dehors} state="absent" word="non" />
    </div>
  </>
);
