import { Note } from '#src/components/ui/note.tsx';
import { askedOfAll, toAsk } from '#src/content/insurer-facts.ts';
import type { Assureur } from '#src/content/schemas/insurer-tables.ts';
import { Wording } from '#src/mdx/wording.tsx';

/** Who answers a request made here: a broker, with whom he works, and what he is to the company of the page. */
const Partner = ({ nom, nature }: Assureur) => (
  <>
    <p>
      <Wording id="fiche-demande" />
    </p>
    {nature === 'courtier' ? (
      <p>
        {nom} est aussi courtier, <Wording id="concurrent" />. Pour travailler avec {nom}, écrivez-lui directement.
      </p>
    ) : (
      <p>Si {nom} n’est pas dans cette liste, demandez au courtier s’il peut proposer ce contrat.</p>
    )}
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
        <Note title={<Wording id="partenaire-titre" />}>
          <Partner {...row} />
        </Note>
      </aside>
    </div>
  </section>
);
