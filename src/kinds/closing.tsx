import { site } from '#src/content/identity.ts';
import { isBlank } from '#src/content/placeholders.ts';
import { formatDate } from '#src/lib/dates.ts';
import { applyTypography } from '#src/lib/typography.ts';
import { AnswerDay } from '#src/ui/answer-day.tsx';
import { ActionLink, Link } from '#src/ui/link.tsx';
import { Section } from '#src/ui/section.tsx';

const words = {
  '/devis': 'Demander un devis',
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
    <p className="small soft mt-6" data-block="relecture">
      Chiffres relus par {applyTypography(nom)}, {applyTypography(role)}, le{' '}
      <time dateTime={date}>{formatDate(date)}</time>.
    </p>
  );
}

type Props = {
  also: Action[];
  /** The question that the page leaves open. */
  question?: string | undefined;
  /** Labels that the specification gives for a kind of page. */
  labels?: Partial<Record<Action, string>> | undefined;
};

/** The end of a page: the request, the day of its answer, other pages; who read its figures. */
export function Closing({
  also,
  question = 'Un seul courtier vous répond, et dit aussi ce que le contrat ne paie pas',
  labels,
}: Props) {
  const said = { ...words, ...labels };
  return (
    <Section block="suite" labelledBy="suite-de-la-page">
      <div className="grid gap-y-5 no-print @min-[64rem]:grid-12">
        <div className="@min-[64rem]:col-[1/6]">
          <h2 className="text-2xl" id="suite-de-la-page">
            {question}
          </h2>
          <p className="mt-3 flex flex-wrap gap-x-5">
            {also.map((href) => (
              <ActionLink key={href} href={href}>
                {said[href]}
              </ActionLink>
            ))}
          </p>
        </div>
        <div className="@min-[64rem]:col-[6/9]">
          <Link href="/devis" className="button max-md:w-full">
            {said['/devis']}
          </Link>
        </div>
        <p className="text-base leading-serre @min-[64rem]:col-[9/13] @min-[64rem]:pl-6">
          Envoyez votre demande maintenant{'\u00A0'}: un seul courtier répond <AnswerDay />, sans
          questionnaire. Sa proposition, écrite, dit aussi ce que le contrat ne paie pas.
        </p>
      </div>
      <Reviewed />
    </Section>
  );
}
