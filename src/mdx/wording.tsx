import { wording } from '#src/content/tables.ts';
import { RichText } from './rich-text.tsx';

/** A sentence of content/tables/selon.yaml, as this publisher must say it. */
export const Wording = ({ id }: { id: string }) => <RichText text={wording(id)} />;
