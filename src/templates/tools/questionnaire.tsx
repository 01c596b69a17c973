import { SourceList } from '#src/components/ui/source-list.tsx';
import { lookUp } from '#src/content/look-up.ts';
import type { QuestionDeSecurite } from '#src/content/schemas/tables.ts';
import { table } from '#src/content/tables.ts';
import { inWords } from '#src/domain/numbers.ts';
import { answerWords } from '#src/domain/questionnaire/advice.ts';
import { longestNote } from '#src/domain/questionnaire/sheet.ts';
import { Island } from '#src/features/island.tsx';
import { SheetHead } from './sheet-head.tsx';

type Group = { id: string; nom: string; court: string; qui: 'vous' | 'prestataire'; questions: QuestionDeSecurite[] };

const effects: Record<QuestionDeSecurite['effet'], string> = {
  bloque: 'Peut bloquer.',
  rencherit: 'Peut renchérir.',
  sort: 'Peut réduire une garantie.',
  informe: 'Informe l’assureur.',
};

const citation = (id: string) => ({
  source: lookUp(table('sources').lignes, id, 'tables/sources.yaml'),
  precision: undefined,
  fact: undefined,
});

/** The insurers' questions, as the server draws them: to read, to tick, and to print with empty boxes. */
export function QuestionnaireTool() {
  const { groupes } = table('questionnaire');
  const questions = groupes.flatMap((group) => group.questions);
  const cited = new Set(questions.flatMap(({ sources }) => sources));
  const uncited = questions.filter(({ sources }) => sources.length === 0).map(({ nom }) => nom);
  return (
    <>
      <Island
        of="questionnaire"
        start="idle"
        total={questions.length}
        slots={{ papier: <SheetHead />, groupes: <Groups groups={groupes} />, questions: <Sheet groups={groupes} /> }}
      />
      <div className="no-print">
        <p className="small">
          Nous avons lu ces questions, sous d’autres mots, dans les formulaires et articles qui suivent.
          {uncited.length > 0 && ` Le reste vient de copies de formulaires que nous ne citons pas (${uncited.join(', ')}).`}
        </p>
        <SourceList citations={[...cited].map(citation)} />
      </div>
    </>
  );
}

const parts = {
  vous: {
    title: 'Ce que vous pouvez remplir seul',
    text: (count: number) =>
      `Ces ${inWords(count)} questions portent sur l’entreprise. Vous avez les réponses, ou votre comptable les a.`,
  },
  prestataire: {
    title: 'Ce que vous remplirez avec votre informaticien',
    text: (count: number) =>
      `Répondez à ce que vous savez des ${inWords(count)} questions qui suivent. Chaque « je ne sais pas » entre dans la liste à lui donner.`,
  },
};

const partsOf = (groups: Group[]) =>
  (['vous', 'prestataire'] as const).map((who) => ({ who, groups: groups.filter(({ qui }) => qui === who) }));

const Groups = ({ groups }: { groups: Group[] }) => (
  <ul className="groups" aria-label="Groupes de questions">
    {groups.map(({ id, nom, questions }) => (
      <li key={id}>
        <a href={`#g-${id}`}>{nom}</a>
        <span aria-hidden="true">
          {questions.map((question) => (
            <i key={question.id} className="box" data-question={question.id} />
          ))}
        </span>
      </li>
    ))}
  </ul>
);

function Sheet({ groups }: { groups: Group[] }) {
  const order = groups.flatMap(({ questions }) => questions.map(({ id }) => id));
  // Enter sends a form with no button: this one has nowhere to send to, with scripts or without.
  return (
    <form method="dialog" autoComplete="off" aria-label="Questionnaire de sécurité">
      {partsOf(groups).map(({ who, groups: own }) => (
        <section key={who} className="part" data-who={who}>
          <h2>{parts[who].title}</h2>
          <p className="no-print">{parts[who].text(own.flatMap(({ questions }) => questions).length)}</p>
          {own.map((group) => (
            <section key={group.id} id={`g-${group.id}`} aria-label={group.nom}>
              <h3>{group.nom}</h3>
              {group.questions.map((question) => (
                <Question key={question.id} question={question} group={group} next={order[order.indexOf(question.id) + 1]} />
              ))}
            </section>
          ))}
        </section>
      ))}
    </form>
  );
}

type QuestionProps = { question: QuestionDeSecurite; group: Group; next: string | undefined };

const Question = ({ question, group, next }: QuestionProps) => (
  <details
    name="questions"
    className="question"
    data-question={question.id}
    data-effect={question.effet}
    data-who={group.qui}
    data-group={group.court}
    data-supposes={question.suppose}
    data-time={question.temps}
  >
    <summary>
      <i className="box" aria-hidden="true" />
      <span data-part="name">{question.nom}</span>
      <span className="said" />
    </summary>
    <div className="asked" id={`r-${question.id}`}>
      <p className="wording" id={`q-${question.id}`}>
        <small>La question, dans nos mots</small> {question.assureur}
      </p>
      <p className="plain">{question.clair}</p>
      <div className="notches" role="radiogroup" aria-labelledby={`q-${question.id}`}>
        <div>
          {Object.entries(answerWords).map(([value, words]) => (
            <label key={value}>
              <input type="radio" name={question.id} value={value} />
              <span className="face">{words}</span>
            </label>
          ))}
        </div>
      </div>
      <dl>
        <div>
          <dt>Pourquoi</dt>
          <dd>{question.pourquoi}</dd>
        </div>
        <div className="if-no">
          <dt>Si c’est non</dt>
          <dd>
            <b>{effects[question.effet]}</b> <span data-part="no">{question.non}</span>
          </dd>
        </div>
        <div className="if-partly">
          <dt>En partie</dt>
          <dd data-part="partly">{question.partie}</dd>
        </div>
        <div className="if-unknown">
          <dt>À demander</dt>
          <dd data-part="ask">{question.demander}</dd>
        </div>
        <div className="if-to-do">
          <dt>Pour commencer</dt>
          <dd>
            <span data-part="todo">{question.faire}</span> Comptez {question.temps}.
          </dd>
        </div>
        <div className="proof">
          <dt>La preuve à garder</dt>
          <dd data-part="proof">{question.preuve}</dd>
        </div>
      </dl>
      <label className="field">
        Votre phrase, si la case ne suffit pas
        <textarea rows={1} maxLength={longestNote} placeholder=" " />
      </label>
      <p className="onward">
        <a href={question.aide.page}>{question.aide.texte}</a>
        {next && <a href={`#r-${next}`}>Question suivante</a>}
      </p>
    </div>
  </details>
);
