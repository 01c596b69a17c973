import { ReadingPath } from '#src/components/charts/path.tsx';
import { allOf } from '#src/content/documents.ts';
import { figureText } from '#src/content/figures.ts';
import { figure } from '#src/content/tables.ts';

const text = (id: string) => figureText(figure('delais', id));

/** The recommended path: the guides in their order, each as wide as its time. */
export const GuidePath = () => (
  <ReadingPath
    steps={allOf('guides').map(({ route, theme, carte }) => {
      const minutes = figure('delais', carte.duree).valeur;
      return { href: route, theme, minutes: typeof minutes === 'number' ? minutes : 1, duration: text(carte.duree) };
    })}
  />
);
