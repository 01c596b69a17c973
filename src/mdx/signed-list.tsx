import { type CoverState, StateRow } from '#src/components/ui/state.tsx';
import { RichText } from './rich-text.tsx';

type Line = string | { nom: string; description: string };
type Props = { lines: Line[]; state: CoverState; word?: string; hasColumns?: boolean };

const Named = ({ nom, description }: Exclude<Line, string>) => (
  <>
    <b>{nom}</b>
    <RichText as="span" className="small soft" text={description} />
  </>
);

/** What is paid alike, or is not: sentences, or names and what is said of each. */
export const SignedList = ({ lines, hasColumns = false, ...row }: Props) => (
  <ul className={hasColumns ? 'signed two-columns' : 'signed'}>
    {lines.map((line) =>
      typeof line === 'string' ? (
        <StateRow key={line} {...row}>
          <RichText text={line} />
        </StateRow>
      ) : (
        <StateRow key={line.nom} {...row}>
          <Named {...line} />
        </StateRow>
      ),
    )}
  </ul>
);
