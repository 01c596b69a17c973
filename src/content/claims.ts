import { lostMargin, marginOfDay, settle } from '../domain/claim.ts';
import { type Table, tables } from './files.ts';
import { lookUp } from './look-up.ts';
import { figure, table } from './tables.ts';
import { citeFigure } from './texts.ts';

// The claims of the examples, worked out: the texts that tell them name no amount.

type Post = Table<'sinistres'>['lignes'][string]['postes'][number];

const amountOf = (id: string) => Number(figure('chiffres', id).valeur);
const inEuros = ({ montant = 0, chiffre }: Post) => (chiffre ? amountOf(chiffre) : montant);
const total = (posts: Post[]) => posts.reduce((sum, post) => sum + inEuros(post), 0);

/** A claim of content/tables/sinistres.yaml: its posts as they add up, what is paid of them, what is left. */
export function workedClaim(id: string) {
  const { entreprises, lignes } = table('sinistres');
  const { entreprise, arret, postes, limite } = lookUp(lignes, id, tables.sinistres.file);
  const { ventes: sales, marge, ...firm } = lookUp(entreprises, entreprise, tables.sinistres.file);
  const { jours = 0, reprise = 0, partis = 0, pendant = 0 } = arret ?? {};
  const stop = { days: jours, recovery: reprise, gone: partis, missedFor: pendant };
  const margin = lostMargin({ sales, margin: marge }, stop, firm.attente);
  const limit = limite ?? (firm.capacite ? amountOf(firm.capacite) : Number.POSITIVE_INFINITY);
  // A stop is counted in hours, any other claim in euros.
  const retention = arret ? margin.retained : firm.franchise ? amountOf(firm.franchise) : 0;
  const insured = margin.insured + total(postes.filter(({ exclu }) => !exclu));
  const excluded = margin.after + total(postes.filter(({ exclu }) => exclu));
  return {
    firm: { ...firm, sales, margin: marge, day: marginOfDay({ sales, margin: marge }) },
    stop: arret && stop,
    margin: margin.insured + margin.after,
    posts: postes.map((post) => ({ name: post.nom, amount: inEuros(post) })),
    citations: postes.flatMap(({ chiffre }) => (chiffre ? citeFigure('chiffres', chiffre) : [])),
    retention,
    limit,
    ...settle({ insured, excluded }, { retention, limit }),
  };
}

export type WorkedClaim = ReturnType<typeof workedClaim>;
