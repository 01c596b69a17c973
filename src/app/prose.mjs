// Configures the plugin @tailwindcss/typography. Only its class name `prose` and its scope are
// used. All styles are written here, with the site's design tokens.
import typography from '@tailwindcss/typography';

const space = (steps) => `${steps / 4}rem`;

const css = {
  lineHeight: 'var(--leading-texte)',
  '> * + *': { marginTop: 'var(--spacing-paragraphe)' },
  '> h3': { marginTop: 'calc(2 * var(--spacing-paragraphe))' },
  '> h3 + *': { marginTop: space(3) },
  'ul, ol': { maxWidth: 'var(--spacing-mesure)', paddingLeft: '1.25em' },
  ul: { listStyleType: 'disc' },
  ol: { listStyleType: 'decimal' },
  'li + li': { marginTop: space(2) },
  'li > ul, li > ol': { marginTop: space(2) },
  'ul > li::marker': { color: 'var(--color-encre-douce)' },
  'ol > li::marker': { fontWeight: '700' },
  blockquote: {
    borderLeft: 'var(--trait)',
    paddingLeft: space(4),
    maxWidth: 'var(--spacing-mesure)',
  },
};

export default {
  handler: typography().handler,
  config: { theme: { typography: { DEFAULT: { css } } } },
};
