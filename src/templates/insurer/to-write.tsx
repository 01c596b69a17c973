import { Identity } from '#src/components/ui/identity.tsx';
import { askedOfAll, toAsk } from '#src/content/facts.ts';
import type { Assureur } from '#src/content/schemas/tables.ts';
import { site } from '#src/content/site.ts';
import { elided } from '#src/domain/words.ts';

/** Who answers a request made here: a broker, with whom he works, and what he is to the company of the page. */
const Partner = ({ nom, nature }: Assureur) => (
  <>
    <p>
      Une demande faite sur ce site va à notre courtier partenaire, qui nous rémunère et peut la présenter à des assureurs. Il
      travaille avec : <Identity value={site.courtier.assureurs} />.
    </p>
    <p>
      {nature === 'courtier'
        ? `Il est un concurrent ${elided('de', nom)}. Pour travailler avec ${nom}, écrivez-lui directement.`
        : `Si ${nom} n’est pas dans cette liste, demandez au courtier s’il peut proposer ce contrat.`}
    </p>
  </>
);

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
          {askedOfAll().map((question) => (
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
          <Partner {...row} />
        </div>
      </aside>
    </div>
  </section>
);
