import { table } from '#src/content/tables.ts';
import { citeSource } from '#src/content/texts.ts';
import { Island } from '#src/islands/island.tsx';
import { spellCount } from '#src/lib/numbers.ts';
import { PageSheet } from '#src/ui/page-sheet.tsx';
import { SourceList } from '#src/ui/source-list.tsx';
import { type Group, Question } from './question.tsx';

/**
 * Renders the insurers' questions on the server. Visitors can answer them on the screen, or print
 * them with empty checkboxes.
 */
export function QuestionnaireTool() {
  const { groupes } = table('questionnaire');
  const questions = groupes.flatMap((group) => group.questions);
  const cited = new Set(questions.flatMap(({ sources }) => sources));
  const uncited = questions.filter(({ sources }) => sources.length === 0).map(({ nom }) => nom);
  return (
    <div className="frame">
      <PageSheet name="questionnaire" />
      <Island
        of="questionnaire"
        start="idle"
        total={questions.length}
        slots={{
          papier: <SheetHead />,
          groupes: <Groups groups={groupes} />,
          questions: <Sheet groups={groupes} />,
        }}
      />
      <div className="no-print pb-6 lg:grid-12">
        <div className="lg:col-[4/10]">
          <p className="small">
            Nous avons lu ces questions, sous d’autres mots, dans les formulaires et articles qui
            suivent.
            {uncited.length > 0 &&
              ` Le reste vient de copies de formulaires que nous ne citons pas ` +
                `(${uncited.join(', ')}).`}
          </p>
          <SourceList citations={[...cited].map((id) => citeSource(id))} />
        </div>
      </div>
    </div>
  );
}

const parts = {
  vous: {
    title: 'Ce que vous pouvez remplir seul',
    text: () => 'Vous avez les réponses, ou votre comptable les a.',
  },
  prestataire: {
    title: 'Ce que vous remplirez avec votre informaticien',
    text: (count: number) =>
      `Répondez à ce que vous savez des ${spellCount(count)} questions qui suivent. Chaque ` +
      `« je ne sais pas » entre dans la liste à lui donner.`,
  },
};

const listParts = (groups: Group[]) =>
  (['vous', 'prestataire'] as const).map((who) => ({
    who,
    groups: groups.filter(({ qui }) => qui === who),
  }));

const Groups = ({ groups }: { groups: Group[] }) => (
  <ul className="flex flex-col gap-y-1 max-lg:hidden" aria-label="Groupes de questions">
    {groups.map(({ id, nom, questions }) => (
      <li
        key={id}
        className="flex min-h-9 items-center justify-between gap-2 border-b border-filet text-sm leading-[1.25]"
      >
        <a href={`#g-${id}`} className="text-inherit">
          {nom}
        </a>
        <span className="flex gap-1" aria-hidden="true">
          {questions.map((question) => (
            <i key={question.id} className="box size-3 flex-none" data-question={question.id} />
          ))}
        </span>
      </li>
    ))}
  </ul>
);

function Sheet({ groups }: { groups: Group[] }) {
  const order = groups.flatMap(({ questions }) => questions.map(({ id }) => id));
  // With method="dialog", the form has no address to submit to. Without this, Enter would submit
  // the form and reload the page.
  return (
    <form method="dialog" autoComplete="off" aria-label="Questionnaire de sécurité">
      {listParts(groups).map(({ who, groups: own }) => (
        <section
          key={who}
          className="not-first:mt-6 not-first:pt-5 print:m-0 print:pt-0"
          data-who={who}
        >
          <h2>{parts[who].title}</h2>
          <p className="no-print mt-1">
            {parts[who].text(own.flatMap(({ questions }) => questions).length)}
          </p>
          {own.map((group) => (
            <section key={group.id} id={`g-${group.id}`} aria-label={group.nom}>
              <h3 className="mt-5 border-b-2 border-encre pb-2 text-lg print:m-0 print:py-2">
                {group.nom}
              </h3>
              {group.questions.map((question) => (
                <Question
                  key={question.id}
                  question={question}
                  group={group}
                  rank={order.indexOf(question.id) + 1}
                  next={order[order.indexOf(question.id) + 1]}
                />
              ))}
            </section>
          ))}
        </section>
      ))}
    </form>
  );
}

/** Renders the head of the printed sheet. Its fields are filled in by hand. */
const SheetHead = () => (
  <div className="print-only border-b border-encre pb-2">
    <p>
      <b>Questionnaire de sécurité</b> pour une assurance cyber
    </p>
    <p className="my-3 grid max-w-none grid-cols-4 gap-4">
      {['Entreprise', 'Rempli par', 'Avec', 'Le'].map((blank) => (
        <span key={blank} className="border-b border-dashed">
          {blank}
        </span>
      ))}
    </p>
    <p className="small max-w-none">
      Document de préparation. Seules les réponses portées sur le questionnaire de l’assureur
      engagent l’entreprise (Code des assurances, art. L113-2).
    </p>
  </div>
);
