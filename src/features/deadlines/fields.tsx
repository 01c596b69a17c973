import type { ChangeEvent, ReactNode } from 'react';
import { longestDelay, type Problem, shortestDelay } from '#src/domain/deadlines/deadlines.ts';
import { places } from '#src/domain/deadlines/places.ts';
import { type Answers, type Field, incidents, personalData } from './answers.ts';
import { problemText } from './words.ts';

type Props = {
  answers: Answers;
  problems: Partial<Record<Field, Problem>>;
  change: (name: Field, value: string) => void;
};

type Row = { names: Field[]; hint: string; problems?: Props['problems']; children: ReactNode };

const idOf = (name: Field) => `delais-${name}`;

const Row = ({ names, hint, problems = {}, children }: Row) => (
  <div className="declared">
    <div className="phrase">{children}</div>
    {names.map((name) => {
      const problem = problems[name];
      return (
        problem && (
          <p key={name} className="error" id={`${idOf(name)}-erreur`}>
            {problemText[problem]}
          </p>
        )
      );
    })}
    <p className="small soft">{hint}</p>
  </div>
);

/** A declaration in a few sentences whose blanks are the fields. */
export function Fields({ answers, problems, change }: Props) {
  const field = (name: Field) => ({
    id: idOf(name),
    name,
    value: answers[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => change(name, target.value),
    'aria-invalid': problems[name] ? true : undefined,
    'aria-describedby': problems[name] ? `${idOf(name)}-erreur` : undefined,
  });
  const choices = (name: 'incident' | 'donnees', legend: string, options: Record<string, string>) => (
    <fieldset className="phrase notches">
      <legend>{legend}</legend>
      <div>
        {Object.entries(options).map(([value, label]) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={answers[name] === value}
              onChange={() => change(name, value)}
              autoComplete="off"
            />
            <span className="face">{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
  return (
    <form className="declaration no-print" aria-label="Vos réponses" onSubmit={(event) => event.preventDefault()}>
      <Row
        names={['jour', 'heure']}
        problems={problems}
        hint="L’heure où quelqu’un de chez vous a su, et non celle où l’attaque a commencé : c’est elle que la loi retient."
      >
        <label htmlFor={idOf('jour')}>J’ai découvert l’attaque le</label>
        <input {...field('jour')} type="date" autoComplete="off" />
        <label htmlFor={idOf('heure')}>
          <span className="sr-only">heure de la découverte, </span>à
        </label>
        <input {...field('heure')} type="time" autoComplete="off" />
      </Row>
      <div className="declared">{choices('incident', 'Ce qui est arrivé', incidents)}</div>
      <div className="declared">
        {choices('donnees', 'Des données de personnes sont touchées', personalData)}
        <p className="small soft">Un fichier de clients ou de salariés que vous ne pouvez plus ouvrir suffit à dire oui.</p>
      </div>
      <Row names={['delai']} problems={problems} hint="Cherchez « déclaration du sinistre » aux conditions générales.">
        <label htmlFor={idOf('delai')}>Mon contrat me laisse</label>
        <input {...field('delai')} type="number" inputMode="numeric" min={shortestDelay} max={longestDelay} />
        <span>jours ouvrés pour déclarer</span>
      </Row>
      <Row names={['lieu']} hint="Le lieu change les jours fériés et l’heure.">
        <label htmlFor={idOf('lieu')}>L’entreprise est</label>
        <select {...field('lieu')}>
          {Object.entries(places).map(([id, { name }]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </Row>
      <Row names={['financier']} hint="Le règlement européen DORA ne vise que ces entreprises.">
        <label className="flex items-center gap-3">
          <input
            type="checkbox"
            name="financier"
            value="oui"
            checked={answers.financier === 'oui'}
            onChange={({ target }) => change('financier', target.checked ? 'oui' : '')}
          />
          Elle est une banque, un assureur, une société de gestion ou de paiement
        </label>
      </Row>
    </form>
  );
}
