// Value that site.yaml contains for a name or number that is not known yet.
export const blank = 'à compléter';
const blankMark = new RegExp(blank, 'i');

const marks = [
  { pattern: blankMark, what: 'est à compléter' },
  { pattern: /\.example\b/, what: 'est une adresse fictive (.example)' },
  { pattern: /\b01[\s.]?99[\s.]?00\b/, what: 'est un numéro fictif (01 99 00)' },
];

export const isBlank = (value: unknown) => !value || blankMark.test(String(value));

/** Lists all values of an object with their paths, for example contact.email. */
export const leaves = (value: unknown, path = ''): [path: string, leaf: unknown][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => leaves(inner, path ? `${path}.${key}` : key))
    : [[path, value]];

/** Lists the values that must not be published, because they are placeholders or invented. */
export const placeholders = (site: object): string[] =>
  leaves(site).flatMap(([path, leaf]) => {
    const mark = marks.find(({ pattern }) => pattern.test(String(leaf)));
    return mark ? `content/site.yaml, ${path} : « ${leaf} » ${mark.what}` : [];
  });
