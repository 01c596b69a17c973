import { RichText } from '#src/blocks/rich-text.tsx';
import type { Document } from '#src/content/kinds.ts';

export const renderLead = ({ chapo }: Document) =>
  chapo && <RichText text={chapo} inline={false} />;
export const renderNote = ({ note }: Document) => note && <RichText text={note} inline={false} />;
