import { site } from '#src/content/identity.ts';
import { isBlank } from '#src/content/placeholders.ts';
import { written } from '#src/content/tables.ts';
import { formatDate } from '#src/lib/dates.ts';
import { applyTypography } from '#src/lib/typography.ts';
import { ActionLink, Button } from '#src/ui/link.tsx';

const words = {
  '/devis': 'Être recontacté par un courtier',
  '/comparatif': 'Comparer les offres',
  '/comment-souscrire': 'Comment souscrire',
  '/tarifs': 'Calculer une fourchette',
  '/contact': 'Poser une autre question',
};

/** The address that a call to action leads to. */
export type Action = keyof typeof words;

/** The reviewer of the figures. Hidden until somebody has reviewed them. */
export function Reviewed() {
  const { nom, role, date } = site.relecture;
  if ([nom, role, date].some(isBlank)) return null;
  return (
    <p className="small soft" data-block="relecture">
      Chiffres relus par {applyTypography(nom)}, {applyTypography(role)}, le{' '}
      <time dateTime={date}>{formatDate(date)}</time>.
    </p>
  );
}

type Props = {
  also: Action[];
  /** Labels that the specification gives for a kind of page. */
  labels?: Partial<Record<Action, string>> | undefined;
};

/**
 * The end of a page: what to do next, one main action, then the ways on; and who answers for its
 * figures.
 */
export function Closing({ also, labels }: Props) {
  const said = { ...words, ...labels };
  return (
    <section className="section" aria-label="Et maintenant">
      <div className="frame">
        <div className="no-print">
          <p className="max-w-mesure">
            Un seul courtier vous répond sous {written('delais', 'reponse')}, sans questionnaire. Sa
            proposition, écrite, dit aussi ce que le contrat ne paie pas.
          </p>
          <div className="actions">
            <Button href="/devis">{said['/devis']}</Button>
            {also.map((href) => (
              <ActionLink key={href} href={href}>
                {said[href]}
              </ActionLink>
            ))}
          </div>
        </div>
        <Reviewed />
      </div>
    </section>
  );
}
