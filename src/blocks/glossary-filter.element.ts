// Hides each glossary term that does not contain the typed text, and each letter without a visible
// term.

import { defineElement } from '#src/lib/element.ts';
import { pluralise } from '#src/lib/numbers.ts';
import { findTarget } from '#src/lib/pointed-at.ts';
import { contains } from '#src/lib/search.ts';

const formatCount = (count: number) =>
  count === 0
    ? 'Aucun mot trouvé. Essayez un autre mot du contrat.'
    : pluralise(count, 'mot trouvé', 'mots trouvés');

defineElement('glossary-filter', (glossary) => {
  const field = glossary.querySelector('input');
  const status = glossary.querySelector('[role=status]');
  if (!field || !status) return;
  const terms = [...glossary.querySelectorAll('details')].map((item) => ({
    item,
    words: [...item.querySelectorAll('summary, .soft')]
      .map(({ textContent }) => textContent)
      .join(' · '),
  }));
  const filter = () => {
    const query = field.value.trim();
    for (const { item, words } of terms) item.hidden = !contains(words, query);
    for (const letter of glossary.querySelectorAll('section'))
      letter.hidden = !letter.querySelector('details:not([hidden])');
    status.textContent = query ? formatCount(terms.filter(({ item }) => !item.hidden).length) : '';
  };
  field.addEventListener('input', filter);
  // Clears the filter when a link leads to a term, because the term may be hidden.
  addEventListener('hashchange', () => {
    field.value = '';
    filter();
    findTarget()?.scrollIntoView();
  });
  if (findTarget()) field.value = '';
  filter();
});
