import type { Article, HowTo } from 'schema-dts';
import { site } from '#src/content/identity.ts';
import type { Document } from '#src/content/kinds.ts';
import { figure } from '#src/content/tables.ts';
import { citationsIn, plainText, readText } from '#src/content/texts.ts';
import { getYear } from '#src/lib/dates.ts';
import { removeMarks } from '#src/lib/letters.ts';
import { applyTypography } from '#src/lib/typography.ts';
import { absolute, socialImageOf } from '../addresses.ts';
import { publication } from '../publication.ts';
import { pageId } from './page.ts';
import { organizationId } from './site.ts';

type Guide = Document<'guides'>;

/** The sources that a text cites, each once. */
function sources(text: string) {
  const cited = new Map(citationsIn(text).map(({ source }) => [source.adresse, source]));
  return [...cited.values()].map(({ titre, editeur, adresse, date }) => ({
    '@type': 'CreativeWork' as const,
    name: titre,
    url: adresse,
    publisher: { '@type': 'Organization' as const, name: editeur },
    // A document that bears no date has none here either.
    ...(getYear({ date }) && { datePublished: String(date) }),
  }));
}

export function article(guide: Guide): Article {
  const { route, titre, description, theme, version, source } = guide;
  const dates = publication(guide);
  const minutes = figure('delais', guide.carte.duree).valeur;
  return {
    '@type': 'Article',
    '@id': `${absolute(route)}#article`,
    headline: removeMarks(titre),
    description,
    image: absolute(socialImageOf(route)),
    ...(dates && { datePublished: dates.published, dateModified: dates.modified }),
    author: {
      '@type': 'Organization',
      '@id': organizationId,
      name: site.marque,
      url: absolute('/'),
    },
    publisher: { '@id': organizationId },
    mainEntityOfPage: { '@id': pageId(route) },
    inLanguage: site.langue,
    articleSection: theme,
    version,
    ...(typeof minutes === 'number' && { timeRequired: `PT${minutes}M` }),
    citation: sources(source),
  };
}

/** A gesture, in its order; some have a name. */
const stepAt = (position: number, text: string, name?: string) => ({
  '@type': 'HowToStep' as const,
  position,
  ...(name !== undefined && { name }),
  text,
});
type Step = ReturnType<typeof stepAt>;

const sectionAt = (position: number, name: string, itemListElement: Step[]) => ({
  '@type': 'HowToSection' as const,
  position,
  name,
  itemListElement,
});

const howTo = (
  { route, titre, description }: Document,
  step: (Step | ReturnType<typeof sectionAt>)[],
): HowTo => ({
  '@type': 'HowTo',
  '@id': `${absolute(route)}#etapes`,
  name: removeMarks(titre),
  description,
  inLanguage: site.langue,
  image: absolute(socialImageOf(route)),
  mainEntityOfPage: { '@id': pageId(route) },
  step,
});

/** A guide that goes through phases, each with its numbered gestures. */
export function phasedHowTo(guide: Guide): HowTo[] {
  const text = readText(guide.source);
  const sections = text.tags('Phase').map((phase, index) => {
    const name = applyTypography(
      `${text.attribute(phase, 'titre')} (${text.attribute(phase, 'nom')})`,
    );
    const steps = text.part(phase).steps();
    return sectionAt(
      index + 1,
      name,
      steps.map((step, rank) => stepAt(rank + 1, applyTypography(step))),
    );
  });
  return sections.length > 0 ? [howTo(guide, sections)] : [];
}

/** Subscribing, step by step. */
export const subscription = (page: Document<'pages'>): HowTo =>
  howTo(
    page,
    (page.etapes ?? []).map(({ numero, titre, description, details }) =>
      stepAt(numero, [description, ...details].map(plainText).join(' '), titre),
    ),
  );

/** The first minutes of an attack, door by door. */
export const firstMinutes = (page: Document<'pages'>): HowTo =>
  howTo(
    page,
    (page.portes ?? []).map(({ titre, gestes }, index) =>
      sectionAt(
        index + 1,
        titre,
        gestes.map(({ ordre, detail }, rank) =>
          stepAt(rank + 1, plainText(detail), removeMarks(ordre)),
        ),
      ),
    ),
  );
