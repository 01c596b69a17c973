import { table } from '#src/content/tables.ts';
import { Link } from '#src/ui/link.tsx';

type Step = { id: string; title: string; text: string; href: string; act: string };

const { groupes } = table('questionnaire');
const count = (groups: typeof groupes) =>
  groups.reduce((sum, { questions }) => sum + questions.length, 0);
const alone = count(groupes.filter(({ qui }) => qui === 'vous'));

/** The questionnaire; once it is begun, the contract's clauses (receipt.client.ts knows). */
const steps: Step[] = [
  {
    id: 'questionnaire',
    title: 'Prochaine étape : le questionnaire de sécurité',
    text: `L’assureur le demandera. Vous pouvez remplir seul ${alone} des ${count(groupes)} questions, avant l’appel du courtier. Chacune est expliquée, et vos réponses restent sur votre appareil.`,
    href: '/outils/questionnaire',
    act: 'Répondre à la première question',
  },
  {
    id: 'contrat',
    title: 'Prochaine étape : savoir lire les propositions',
    text: 'Votre questionnaire est commencé. La grille de lecture compare deux propositions clause par clause, quand elles arriveront.',
    href: '/lire-un-contrat',
    act: 'Ouvrir la grille de lecture',
  },
];

/** One next step, of which the page's script shows the one that fits. */
export const NextSteps = () =>
  steps.map(({ id, title, text, href, act }) => (
    <div key={id} className="mt-5" data-next={id} hidden={id === 'contrat'}>
      <h2 className="type-heading">{title}</h2>
      <p className="mt-2 text-base leading-serre">{text}</p>
      {id === 'questionnaire' && (
        <p className="thanks-squares" aria-hidden="true">
          {groupes.map((group) => (
            <span key={group.id}>
              {group.questions.map((question) => (
                <i key={question.id} />
              ))}
            </span>
          ))}
        </p>
      )}
      <Link href={href} className="button mt-5">
        {act}
      </Link>
    </div>
  ));
