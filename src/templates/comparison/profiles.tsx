import { SourceList } from '#src/components/ui/source-list.tsx';
import { citationsIn } from '#src/content/citations.ts';
import { comparedOffers } from '#src/content/offers.ts';
import { recommend } from '#src/domain/comparison.ts';
import { formatEuros } from '#src/domain/numbers.ts';
import { RecordTable } from '#src/mdx/blocks/record-table.tsx';

const names = (offers: { nom: string; prix: number }[], priced = false) =>
  offers.map(({ nom, prix }) => (priced ? `${nom}, dès ${formatEuros(prix)} par mois` : nom)).join(' ; ');

/** Recommendations by profile, computed from the table above, each with its reason. */
export function Profiles() {
  const offers = comparedOffers();
  const [largest] = recommend(offers, { order: 'capacite' });
  const rows = [
    {
      who: 'Une TPE, peu d’informatique',
      first: names(recommend(offers, { garanties: 'toutes', order: 'prix', most: 2 }), true),
      because: 'parce que ce sont les deux premiers prix de départ avec les huit garanties.',
      check: 'Le plafond suffit-il ? L’antivirus et les sauvegardes sont exigés partout.',
    },
    {
      who: 'Une PME qui paie par virement',
      first: names(recommend(offers, { garanties: ['fraudeInformatique'], order: 'alphabetique' })),
      because: 'parce que la fraude informatique y est incluse ; elle manque aux autres.',
      check: 'La sous-limite, et le contre-appel exigé avant tout changement de RIB.',
    },
    {
      who: 'Un centre de soins, une clinique',
      first: names(recommend(offers, { garanties: 'toutes', metier: 'hopitaux', order: 'alphabetique' })),
      because: 'parce qu’ils ont les huit garanties et n’écrivent pas qu’ils excluent les établissements de soins.',
      check: 'L’hébergement des dossiers, et les réclamations des patients.',
    },
    {
      who: 'Un groupe, un gros plafond à couvrir',
      first: largest ? `${largest.nom}, ${formatEuros(largest.capaciteMax * 1e6)}` : '',
      because: 'parce que c’est la plus grande capacité affichée, de loin.',
      check: 'Le montage : qui sont les coassureurs, qui mène la gestion ?',
    },
  ];
  return (
    <div data-block="recommandations">
      <RecordTable
        caption="Par où commencer, selon la situation"
        head={['Vous êtes', 'Regardez d’abord', 'À vérifier avant de signer']}
        rows={rows.map(({ who, first, because, check }) => [who, `${first}, ${because}`, check])}
      />
      <SourceList citations={citationsIn('<Source id="stoik-prix" />')} />
    </div>
  );
}
