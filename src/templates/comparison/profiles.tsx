import { SourceList } from '#src/components/ui/source-list.tsx';
import { comparedGuarantees, comparedOffers } from '#src/content/offers.ts';
import type { ExcludedTrade } from '#src/content/schemas/tables.ts';
import { guarantee } from '#src/content/tables.ts';
import { citeSource } from '#src/content/texts.ts';
import { missing, recommend } from '#src/domain/comparison.ts';
import { formatEuros, inWords } from '#src/domain/numbers.ts';
import { typography } from '#src/domain/typography.ts';
import { lowerFirst } from '#src/domain/words.ts';
import { RecordTable } from '#src/mdx/blocks/record-table.tsx';

type Named = { nom: string; prix: number };
const names = (offers: Named[]) => offers.map(({ nom }) => nom).join(', ');
const priced = (offers: Named[]) => offers.map(({ nom, prix }) => `${nom}, dès ${formatEuros(prix)} par mois`).join(' ; ');

/** Recommendations by profile, computed from the table above, each with its reason. */
export function Profiles() {
  const offers = comparedOffers();
  const all = `les ${inWords(comparedGuarantees().length)} garanties`;
  const cheapest = recommend(offers, { garanties: 'toutes', order: 'prix', most: 2 });
  const fraud = 'fraudeInformatique';
  const withFraud = recommend(offers, { garanties: [fraud], order: 'alphabetique' });
  const withoutFraud = offers.filter((offer) => missing(offer, [fraud]).length > 0);
  const care = recommend(offers, { garanties: 'toutes', metier: 'hopitaux' satisfies ExcludedTrade, order: 'alphabetique' });
  const largest = recommend(offers, { order: 'capacite', most: 1 });
  const rows = [
    {
      who: 'Une TPE, peu d’informatique',
      first: `${priced(cheapest)}, parce que ce sont les ${inWords(cheapest.length)} premiers prix de départ avec ${all}.`,
      check: 'Le plafond suffit-il ? L’antivirus et les sauvegardes sont exigés partout.',
    },
    {
      who: 'Une PME qui paie par virement',
      first: `${names(withFraud)}, parce que la ${lowerFirst(guarantee(fraud).nom)} y est incluse${withoutFraud.length > 0 ? ` ; elle manque chez ${names(withoutFraud)}` : ''}.`,
      check: 'La sous-limite, et le contre-appel exigé avant tout changement de RIB.',
    },
    {
      who: 'Un centre de soins, une clinique',
      first: `${names(care)}, parce qu’ils ont ${all} et n’écrivent pas qu’ils excluent les établissements de soins.`,
      check: 'L’hébergement des dossiers, et les réclamations des patients.',
    },
    {
      who: 'Un groupe, un gros plafond à couvrir',
      first: largest.map(
        ({ nom, capaciteMax }) => `${nom}, parce que ${formatEuros(capaciteMax * 1e6)} sont la plus grande capacité affichée.`,
      )[0],
      check: 'Le montage : qui sont les coassureurs, qui mène la gestion ?',
    },
  ];
  return (
    <div data-block="profils">
      <RecordTable
        caption="Par où commencer, selon la situation"
        head={['Vous êtes', 'Regardez d’abord', 'À vérifier avant de signer']}
        rows={rows.map(({ who, first = '', check }) => [who, first, check].map(typography))}
      />
      <SourceList citations={[citeSource('stoik-prix')]} />
    </div>
  );
}
