/** A block of data for search engines. `<` is escaped so that no text can end the block. */
export const JsonLd = ({ data }: { data: object }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a data block, escaped here
  <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }} />
);
