// What stands in content/site.yaml until the real identities are known.
export const blank = 'à compléter';
const blankMark = new RegExp(blank, 'i');

const marks = [
  { pattern: blankMark, what: 'est à compléter' },
  { pattern: /\.example\b/, what: 'est une adresse fictive (.example)' },
  { pattern: /\b01[\s.]?99[\s.]?00\b/, what: 'est un numéro fictif (01 99 00)' },
];

export const isBlank = (value: unknown) => !value || blankMark.test(String(value));

/** The values that must not be published, each with its path in the file. */
export function placeholders(value: unknown, path = ''): string[] {
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, inner]) => placeholders(inner, path ? `${path}.${key}` : key));
  }
  const mark = marks.find(({ pattern }) => pattern.test(String(value)));
  return mark ? [`content/site.yaml, ${path} : « ${value} » ${mark.what}`] : [];
}
