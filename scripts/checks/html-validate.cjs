// Rules for the HTML of all pages. A comment gives the reason of each changed rule.
module.exports = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // Allows React's way of writing attributes and void elements.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    // Allows the lower-case doctype that the build writes.
    'doctype-style': 'off',
    // Requires the integrity attribute for scripts of other origins only, because the site's own
    // files have a hash in their name.
    'require-sri': ['error', { target: 'crossorigin' }],
    // Allows role="region", which Radix sets on the panels of an accordion, and which custom
    // elements need because they cannot be a <section>.
    'prefer-native-element': ['error', { exclude: ['region'] }],
    // Allows line breaks in the rows of telephone links, because they contain a label next to the
    // number.
    'tel-non-breaking': ['error', { ignoreClasses: ['call-row'] }],
    // Allows ids that begin with a digit (#1-debranchez), which numbered headings have. Only CSS
    // selectors would have to escape them, but the site uses links and getElementById.
    'valid-id': ['error', { relaxed: true }],
    // Allows several checkboxes with one name, because they answer the same question.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'submit', 'reset'] }],
    // Allows autocomplete="off" on checkboxes, which stops Firefox from restoring them after a
    // reload. axe checks the other fields.
    'input-attributes': 'off',
    'valid-autocomplete': 'off',
    // Allows a form without a submit button, because the search of /faq answers while the visitor
    // types.
    'wcag/h32': 'off',
  },
};
