import { RichText } from '#src/blocks/rich-text.tsx';
import type { Porte } from '#src/content/schemas/emergency.ts';
import { citeSource } from '#src/content/texts.ts';
import { Link } from '#src/ui/link.tsx';
import { NotVerified } from '#src/ui/not-verified.tsx';
import { Sign } from '#src/ui/sign.tsx';
import { MarkedTitle } from '#src/ui/title.tsx';
import { contact } from './calls.tsx';

const callStyle = 'type-number leading-[1.2] text-encre md:text-3xl';
const partStyle = 'type-heading no-print';

/**
 * Links to a contact. A script turns a telephone number that the visitor has stored into a link.
 */
function Call({ id }: { id: string }) {
  const { nom, href, source } = contact(id);
  return (
    <>
      {href ? (
        <Link href={href} className={`num ${callStyle}`}>
          {nom}
        </Link>
      ) : (
        // biome-ignore lint/a11y/useValidAnchor: the script adds the href once the visitor has stored the number
        <a className={callStyle} data-noted={id}>
          {nom}
        </a>
      )}
      {source && <NotVerified source={citeSource(source).source} isAlone />}
    </>
  );
}

/**
 * Shows a symptom, with the instructions for the first ten minutes as folded details. The id is
 * inside the <details>, because the browser then opens it for a link to this id.
 */
export const Door = ({
  ancre,
  titre,
  signes,
  consigne,
  gestes,
  appels,
  interdits,
  noter,
}: Porte) => (
  <details className="group print-open border-2 border-encre print:border-0" data-block="porte">
    <summary className="emergency-symptom grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 print:[print-color-adjust:exact]">
      <h2 className="type-heading group-open:text-lg md:text-2xl md:group-open:text-lg">{titre}</h2>
      <small className="soft row-[2] text-base leading-serre group-open:hidden no-print">
        {signes}
      </small>
      <Sign
        name="chevron"
        className="col-[2] row-[1/3] rotate-90 group-open:row-[1] group-open:-rotate-90 no-print"
      />
    </summary>
    <div id={ancre} className="scroll-mt-16 space-y-5 p-5 print:space-y-0 print:px-0 print:py-2">
      {consigne && <MarkedTitle as="p" className="type-number no-print" text={consigne} />}
      <p className={partStyle}>Vos dix premières minutes</p>
      <ol aria-label="Vos dix premières minutes">
        {gestes.map(({ minute, ordre, detail }, index) => (
          <li key={ordre} className="emergency-step relative" data-item>
            <span className="type-number absolute top-0 left-0" aria-hidden="true">
              {index + 1}
            </span>
            <span className="num soft absolute top-8 left-0 text-sm">{minute} min</span>
            <MarkedTitle as="b" className="text-lg leading-[1.3]" text={ordre} />{' '}
            <RichText as="p" className="no-print" text={detail} />
          </li>
        ))}
      </ol>
      <p className={partStyle}>Appelez, dans cet ordre</p>
      <ol className="border-t-2 border-encre no-print" aria-label="Appelez, dans cet ordre">
        {appels.map(({ quand, contacts }) => (
          <li
            key={quand}
            className="border-b border-filet py-4 md:grid md:grid-cols-[11rem_minmax(0,1fr)] md:gap-x-6"
          >
            <p className="soft">{quand}</p>
            <div
              className={
                contacts.length > 1 ? 'space-y-4 border-2 border-r-0 border-encre pl-4' : undefined
              }
            >
              {contacts.map(({ id, texte }) => (
                <div key={id} data-item>
                  <Call id={id} />
                  <RichText as="p" text={texte} />
                </div>
              ))}
            </div>
          </li>
        ))}
      </ol>
      <div className="callout callout-danger print:p-3 print:text-base">
        <p className="type-label text-lg">Ne faites pas cela</p>
        <ul className="space-y-2 print:space-y-0">
          {interdits.map(({ ordre, raison }) => (
            <li key={ordre} data-item>
              <b className="print:font-normal">{ordre}</b>{' '}
              <RichText as="span" className="no-print" text={raison} />
            </li>
          ))}
        </ul>
      </div>
      <p className={partStyle}>Notez au fur et à mesure</p>
      <p className="no-print">
        <RichText text={noter} /> <a href="#fiche">La fiche à remplir</a> a les lignes qu’il faut.
      </p>
    </div>
  </details>
);
