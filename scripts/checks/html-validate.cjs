// Rules for the HTML of all pages. A comment gives the reason of each changed rule.
module.exports = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // React has another style for attributes and void elements.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    // The finishing step writes the doctype in lower case.
    'doctype-style': 'off',
    // Files of the own origin have a hash in their name.
    'require-sri': ['error', { target: 'crossorigin' }],
    // Radix uses role="region" for its panels, and a custom element cannot be a <section>.
    'prefer-native-element': ['error', { exclude: ['region'] }],
    // A call row also contains a label, which may wrap.
    'tel-non-breaking': ['error', { ignoreClasses: ['call-row'] }],
    // Ids of numbered headings begin with a digit (#1-debranchez), which HTML allows. Only a CSS
    // selector would have to escape it; the site uses links and getElementById.
    'valid-id': ['error', { relaxed: true }],
    // Checkboxes of one question share its name.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'submit', 'reset'] }],
    // autocomplete="off" on checkboxes stops Firefox from restoring them after a reload. axe checks
    // the other fields.
    'input-attributes': 'off',
    'valid-autocomplete': 'off',
    // The search of /faq answers while the visitor types, so its form has no submit button.
    'wcag/h32': 'off',
  },
};
