import { getSite } from '#src/content/identity.ts';
import { isBlank } from '#src/content/placeholders.ts';
import { formatDate } from '#src/lib/dates.ts';
import { applyTypography } from '#src/lib/typography.ts';
import { AnswerDay } from '#src/ui/answer-day.tsx';
import { ActionLink, Button } from '#src/ui/link.tsx';
import { Section } from '#src/ui/section.tsx';

const words = {
  '/devis': 'Demander un devis',
  '/comparatif': 'Comparer les offres',
  '/comment-souscrire': 'Comment souscrire',
  '/tarifs': 'Calculer une fourchette',
  '/contact': 'Poser une autre question',
};

/** Address of a link that the end of a page offers as the next step. */
export type Action = keyof typeof words;

/**
 * Names the person who reviewed the figures. Renders nothing until the name, role and date are
 * known.
 */
export function Reviewed() {
  const { nom, role, date } = getSite().relecture;
  if ([nom, role, date].some(isBlank)) return null;
  return (
    <p className="small soft mt-6" data-block="relecture">
      Chiffres relus par {applyTypography(nom)}, {applyTypography(role)}, le{' '}
      <time dateTime={date}>{formatDate(date)}</time>.
    </p>
  );
}

type Props = {
  also: Action[];
  /** Question above the links, which the reader may still have at the end of the page. */
  question?: string | undefined;
  /** Labels instead of the usual ones, where the product specification prescribes other words. */
  labels?: Partial<Record<Action, string>> | undefined;
};

/**
 * Renders the end of a page: a question, links, a button for a quote request, the day by which the
 * broker answers, and the reviewer of the figures.
 */
export function Closing({
  also,
  question = 'Quel contrat pour vous, et à quel prix\u202F?',
  labels,
}: Props) {
  const wordings = { ...words, ...labels };
  return (
    <Section block="suite" labelledBy="suite-de-la-page">
      <div className="space-y-3 no-print @lg:grid-12">
        <h2 className="text-2xl @lg:col-[1/4]" id="suite-de-la-page">
          {question}
        </h2>
        <div className="@lg:col-[4/13]">
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <Button href="/devis">{wordings['/devis']}</Button>
            <p className="text-base leading-serre">
              Un seul courtier vous répond <AnswerDay />, avant tout questionnaire.
            </p>
          </div>
          <p className="mt-3 flex max-w-none flex-wrap gap-x-5">
            {also.map((href) => (
              <ActionLink key={href} href={href}>
                {wordings[href]}
              </ActionLink>
            ))}
          </p>
        </div>
      </div>
      <Reviewed />
    </Section>
  );
}
