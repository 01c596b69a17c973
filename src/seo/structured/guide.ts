import type { Article, HowTo } from 'schema-dts';
import { site } from '#src/content/identity.ts';
import type { Document } from '#src/content/kinds.ts';
import { figure } from '#src/content/tables.ts';
import { collectCitations, plainText, readText } from '#src/content/texts.ts';
import { getYear } from '#src/lib/dates.ts';
import { removeMarks } from '#src/lib/letters.ts';
import { applyTypography } from '#src/lib/typography.ts';
import { getAbsoluteAddress, getSocialImagePath } from '../addresses.ts';
import { getPublication } from '../publication.ts';
import { getPageId } from './page.ts';
import { organizationId } from './site.ts';

type Guide = Document<'guides'>;

/** Lists the sources of a text without duplicates. */
function listSources(text: string) {
  const cited = new Map(collectCitations(text).map(({ source }) => [source.adresse, source]));
  return [...cited.values()].map(({ titre, editeur, adresse, date }) => ({
    '@type': 'CreativeWork' as const,
    name: titre,
    url: adresse,
    publisher: { '@type': 'Organization' as const, name: editeur },
    ...(getYear({ date }) && { datePublished: String(date) }),
  }));
}

export function createArticle(guide: Guide): Article {
  const { route, titre, description, theme, version, source } = guide;
  const dates = getPublication(guide);
  const minutes = figure('delais', guide.carte.duree).valeur;
  return {
    '@type': 'Article',
    '@id': `${getAbsoluteAddress(route)}#article`,
    headline: removeMarks(titre),
    description,
    image: getAbsoluteAddress(getSocialImagePath(route)),
    ...(dates && { datePublished: dates.published, dateModified: dates.modified }),
    author: {
      '@type': 'Organization',
      '@id': organizationId,
      name: site.marque,
      url: getAbsoluteAddress('/'),
    },
    publisher: { '@id': organizationId },
    mainEntityOfPage: { '@id': getPageId(route) },
    inLanguage: site.langue,
    articleSection: theme,
    version,
    ...(typeof minutes === 'number' && { timeRequired: `PT${minutes}M` }),
    citation: listSources(source),
  };
}

const createStep = (position: number, text: string, name?: string) => ({
  '@type': 'HowToStep' as const,
  position,
  ...(name !== undefined && { name }),
  text,
});
type Step = ReturnType<typeof createStep>;

const createSection = (position: number, name: string, itemListElement: Step[]) => ({
  '@type': 'HowToSection' as const,
  position,
  name,
  itemListElement,
});

const createHowTo = (
  { route, titre, description }: Document,
  step: (Step | ReturnType<typeof createSection>)[],
): HowTo => ({
  '@type': 'HowTo',
  '@id': `${getAbsoluteAddress(route)}#etapes`,
  name: removeMarks(titre),
  description,
  inLanguage: site.langue,
  image: getAbsoluteAddress(getSocialImagePath(route)),
  mainEntityOfPage: { '@id': getPageId(route) },
  step,
});

/** Creates the steps of a guide with phases and numbered lists. */
export function createGuideSteps(guide: Guide): HowTo[] {
  const text = readText(guide.source);
  const sections = text.tags('Phase').map((phase, index) => {
    const name = applyTypography(
      `${text.attribute(phase, 'titre')} (${text.attribute(phase, 'nom')})`,
    );
    const steps = text.part(phase).steps();
    return createSection(
      index + 1,
      name,
      steps.map((step, rank) => createStep(rank + 1, applyTypography(step))),
    );
  });
  return sections.length > 0 ? [createHowTo(guide, sections)] : [];
}

export const createSubscriptionSteps = (page: Document<'pages'>): HowTo =>
  createHowTo(
    page,
    (page.etapes ?? []).map(({ numero, titre, description, details }) =>
      createStep(numero, [description, ...details].map(plainText).join(' '), titre),
    ),
  );

/** Creates the steps for the first minutes of an attack, one section per situation. */
export const createEmergencySteps = (page: Document<'pages'>): HowTo =>
  createHowTo(
    page,
    (page.portes ?? []).map(({ titre, gestes }, index) =>
      createSection(
        index + 1,
        titre,
        gestes.map(({ ordre, detail }, rank) =>
          createStep(rank + 1, plainText(detail), removeMarks(ordre)),
        ),
      ),
    ),
  );
