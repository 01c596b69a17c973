import { askedOfAll, toAsk } from '#src/content/facts.ts';
import type { Assureur } from '#src/content/schemas/tables.ts';

/** Who answers a request made here: a broker, and what he is to the company of the page. */
function partner({ nom, nature }: Assureur): string {
  if (nature === 'courtier')
    return `Une demande faite sur ce site va à notre courtier partenaire, qui est un concurrent de ${nom} et qui nous rémunère. Pour travailler avec ${nom}, écrivez-lui directement.`;
  return `Une demande faite sur ce site va à notre courtier partenaire. Nous ne savons pas s’il travaille avec ${nom}. Il vous le dit avant toute proposition, sauf pour les grands risques (Code des assurances, art. L521-2 et L521-5).`;
}

/** What to have in writing before one signs: what is first here, then what is asked of every company. */
export const ToWrite = ({ id, row }: { id: string; row: Assureur }) => (
  <section className="row-section frame" aria-labelledby="ecrire">
    <div className="row">
      <div className="row-text">
        <h2 id="ecrire" className="section-title">
          Les questions à faire écrire avant de signer
        </h2>
        <ol className="steps">
          <li>
            <b>{toAsk(id)}</b>
          </li>
          {askedOfAll(id).map((question) => (
            <li key={question}>
              <b>{question}</b>
              <p className="small soft">Question posée à tous.</p>
            </li>
          ))}
        </ol>
      </div>
      <aside className="margin" aria-label="Le courtier">
        <div className="note">
          <p className="note-title" data-twin="title">
            Notre partenaire est un courtier
          </p>
          <p>{partner(row)}</p>
        </div>
      </aside>
    </div>
  </section>
);
