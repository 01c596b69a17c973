import type { Article, HowTo } from 'schema-dts';
import { site } from '#src/content/identity.ts';
import type { Document } from '#src/content/kinds.ts';
import { figure } from '#src/content/tables.ts';
import { citationsIn, plainText, readText } from '#src/content/texts.ts';
import { yearOf } from '#src/domain/dates.ts';
import { withoutMarks } from '#src/domain/letters.ts';
import { typography } from '#src/domain/typography.ts';
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
    ...(yearOf({ date }) && { datePublished: String(date) }),
  }));
}

export function article(guide: Guide): Article {
  const { route, titre, description, theme, version, source } = guide;
  const dates = publication(guide);
  const minutes = figure('delais', guide.carte.duree).valeur;
  return {
    '@type': 'Article',
    '@id': `${absolute(route)}#article`,
    headline: withoutMarks(titre),
    description,
    image: absolute(socialImageOf(route)),
    ...(dates && { datePublished: dates.published, dateModified: dates.modified }),
    author: { '@type': 'Organization', '@id': organizationId, name: site.marque, url: absolute('/') },
    publisher: { '@id': organizationId },
    mainEntityOfPage: { '@id': pageId(route) },
    inLanguage: site.langue,
    articleSection: theme,
    version,
    ...(typeof minutes === 'number' && { timeRequired: `PT${minutes}M` }),
    citation: sources(source),
  };
}

/** A guide that goes through phases, each with its numbered gestures. */
export function phasedHowTo({ route, titre, description, source }: Guide): HowTo[] {
  const text = readText(source);
  const sections = text.tags('Phase').map((phase, index) => ({
    '@type': 'HowToSection' as const,
    position: index + 1,
    name: typography(`${text.attribute(phase, 'titre')} (${text.attribute(phase, 'nom')})`),
    itemListElement: text
      .part(phase)
      .steps()
      .map((step, rank) => ({ '@type': 'HowToStep' as const, position: rank + 1, text: typography(step) })),
  }));
  return sections.length > 0 ? [howTo(route, titre, description, sections)] : [];
}

/** Subscribing, step by step. */
export const subscription = ({ route, titre, description, etapes = [] }: Document<'pages'>): HowTo =>
  howTo(
    route,
    titre,
    description,
    etapes.map((step) => ({
      '@type': 'HowToStep' as const,
      position: step.numero,
      name: step.titre,
      text: [step.description, ...step.details].map(plainText).join(' '),
    })),
  );

/** The first minutes of an attack, door by door. */
export const firstMinutes = ({ route, titre, description, portes = [] }: Document<'pages'>): HowTo =>
  howTo(
    route,
    titre,
    description,
    portes.map(({ titre: name, gestes }, index) => ({
      '@type': 'HowToSection' as const,
      position: index + 1,
      name,
      itemListElement: gestes.map(({ ordre, detail }, rank) => ({
        '@type': 'HowToStep' as const,
        position: rank + 1,
        name: withoutMarks(ordre),
        text: plainText(detail),
      })),
    })),
  );

const howTo = (route: string, titre: string, description: string, step: Exclude<HowTo, string>['step'] & object): HowTo => ({
  '@type': 'HowTo',
  '@id': `${absolute(route)}#etapes`,
  name: withoutMarks(titre),
  description,
  inLanguage: site.langue,
  image: absolute(socialImageOf(route)),
  mainEntityOfPage: { '@id': pageId(route) },
  step,
});
