import type { Blocks } from '#src/content/schemas/blocks.ts';
import { NamedRows } from '#src/mdx/named-rows.tsx';
import { RichText } from '#src/mdx/rich-text.tsx';

/** Who receives the request, where to check it, who pays whom. */
export const Recipient = ({ destinataire: { titre, nom, lignes, conclusion } }: { destinataire: Blocks['destinataire'] }) => (
  <aside className="margin recipient !pt-6" aria-labelledby="destinataire">
    <h2 className="note-title" id="destinataire">
      {titre}
    </h2>
    <RichText as="p" className="type-heading" text={nom} />
    <NamedRows rows={lignes.map(({ nom, description }) => ({ name: nom, text: description }))} />
    <RichText as="p" className="font-bold" text={conclusion} />
  </aside>
);
