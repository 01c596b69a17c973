// On the glossary: keeps the words whose name or sentence contains what one types, and the letters
// that still have some.
import { pluralise } from '#src/lib/numbers.ts';
import { contains } from '#src/lib/search.ts';
import { define } from '../element.ts';
import { pointedAt } from '../pointed-at.ts';

const counted = (count: number) =>
  count === 0
    ? 'Aucun mot trouvé. Essayez un autre mot du contrat.'
    : pluralise(count, 'mot trouvé', 'mots trouvés');

define('glossary-filter', (glossary) => {
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
    const wanted = field.value.trim();
    for (const { item, words } of terms) item.hidden = !contains(words, wanted);
    for (const letter of glossary.querySelectorAll('section'))
      letter.hidden = !letter.querySelector('details:not([hidden])');
    status.textContent = wanted ? counted(terms.filter(({ item }) => !item.hidden).length) : '';
  };
  field.addEventListener('input', filter);
  // Whoever is led to a word sees it, whatever was typed before, and whatever the browser fills in
  // again.
  addEventListener('hashchange', () => {
    field.value = '';
    filter();
    pointedAt()?.scrollIntoView();
  });
  if (pointedAt()) field.value = '';
  filter();
});
