import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { routeOfFile } from '../src/content/kinds.ts';

const content = join(import.meta.dirname, '../content');

/** The addresses of the specification's route table, typed once more on purpose: the export must hold them all. */
export const specified = [
  '/',
  '/devis',
  '/merci',
  '/comparatif',
  '/tarifs',
  '/comment-souscrire',
  '/entreprises',
  '/entreprises/tpe-pme',
  '/entreprises/grandes-entreprises',
  '/entreprises/independants',
  '/garanties',
  '/garanties/rc-cyber',
  '/garanties/rgpd',
  '/garanties/pertes-exploitation',
  '/secteurs',
  '/secteurs/sante',
  '/secteurs/finance',
  '/secteurs/ecommerce',
  '/secteurs/industrie',
  '/secteurs/services',
  '/guides',
  '/guides/cyberattaques',
  '/guides/prevention',
  '/guides/rgpd-entreprises',
  '/guides/incident-response',
  '/faq',
  '/assureurs',
  '/assureurs/axa',
  '/assureurs/hiscox',
  '/assureurs/generali',
  '/assureurs/verspieren',
  '/assureurs/stoik',
  '/assureurs/groupama',
  '/assureurs/aig',
  '/assureurs/mma',
  '/contact',
  '/mentions-legales',
  '/politique-confidentialite',
];

/** Those that writers have added since. */
const written = globSync('*/*.mdx', { cwd: content })
  .flatMap((file) => routeOfFile(file) ?? [])
  .filter((route) => !specified.includes(route))
  .sort();

/** Every page of the site: what holds for one holds for all. */
export const routes = [...specified, ...written];

/** The form, started once the page is idle or at its first touch. */
export const withForm = ['/', '/devis'];

/** What answers to choices or to typing. */
export const withInstrument = ['/tarifs', '/comparatif', '/faq'];

const faq = globSync('faq/*.yaml', { cwd: content }).map((file) => readFileSync(join(content, file), 'utf8'));
const withFaq = new Set(faq.map((text) => /^page: (.*)$/m.exec(text)?.[1]));
/** Questions that unfold; React starts only when they come near. */
export const withAccordion = routes.filter((route) => withFaq.has(route) && !withInstrument.includes(route));

/** All others are pages to read, without React. */
export const withIslands = [...withForm, ...withInstrument, ...withAccordion];
