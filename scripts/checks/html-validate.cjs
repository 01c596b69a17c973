// What every page must be as HTML. Each rule that is off or changed says why.
module.exports = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // How React writes HTML: the same document in other letters.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    // The finishing step writes it in lower case.
    'doctype-style': 'off',
    // Our own files come from our own origin, under names that change with their content.
    'require-sri': ['error', { target: 'crossorigin' }],
    // Radix names its panels so, and a custom element cannot be a <section>.
    'prefer-native-element': ['error', { exclude: ['region'] }],
    // In a row to touch the number stands beside what it is for, whose words may break.
    'tel-non-breaking': ['error', { ignoreClasses: ['call-row'] }],
    // HTML lets an id begin with a digit, as the place of a numbered heading does (#1-debranchez);
    // only a selector of CSS would have to escape it, and places are found by getElementById and by
    // links alone.
    'valid-id': ['error', { relaxed: true }],
    // Boxes that answer one question together share its name.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'submit', 'reset'] }],
    // Firefox gives a box its tick back after a reload, unless told not to. axe looks at the other
    // fields.
    'input-attributes': 'off',
    'valid-autocomplete': 'off',
    // The search of the questions answers as one types; Enter sends its only field.
    'wcag/h32': 'off',
  },
};
