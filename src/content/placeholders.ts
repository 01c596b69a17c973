// Placeholder for an identity that is still unknown.
export const blank = 'à compléter';
const blankMark = new RegExp(blank, 'i');

const marks = [
  { pattern: blankMark, what: 'est à compléter' },
  { pattern: /\.example\b/, what: 'est une adresse fictive (.example)' },
  { pattern: /\b01[\s.]?99[\s.]?00\b/, what: 'est un numéro fictif (01 99 00)' },
];

export const isBlank = (value: unknown) => !value || blankMark.test(String(value));

/** Lists all values of the file with their paths: contact.email, editeur.nom… */
export const leaves = (value: unknown, path = ''): [path: string, leaf: unknown][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => leaves(inner, path ? `${path}.${key}` : key))
    : [[path, value]];

/** Lists the placeholders, which must not be published, with their paths in the file. */
export const placeholders = (site: object): string[] =>
  leaves(site).flatMap(([path, leaf]) => {
    const mark = marks.find(({ pattern }) => pattern.test(String(leaf)));
    return mark ? `content/site.yaml, ${path} : « ${leaf} » ${mark.what}` : [];
  });
