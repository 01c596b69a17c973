import type { ReactNode } from 'react';
import { guideLabel, guideWords } from '#src/content/figures.ts';
import { glossaryPage } from '#src/content/files.ts';
import { loadSite } from '#src/content/load.ts';
import { pageContext } from '#src/content/page-context.ts';
import { blank } from '#src/content/placeholders.ts';
import { figure, setting, term } from '#src/content/tables.ts';
import { buildTelephoneLink } from '#src/lib/telephone.ts';
import { applyTypography } from '#src/lib/typography.ts';
import { Link } from '#src/ui/link.tsx';
import { Champ } from './letters.tsx';
import { Reponses } from './reponses.tsx';

type TermProps = { id: string; children: ReactNode };

/**
 * Links the first use of a term to its glossary entry. The definition opens on hover, focus or
 * touch, and screen readers read it after the term.
 */
function Terme({ id, children }: TermProps) {
  const { explained } = pageContext();
  if (explained.has(id)) return children;
  explained.add(id);
  return (
    <help-term
      className="relative"
      data-open-after={setting('infobulle-ouverture')}
      data-skip-within={setting('infobulle-suivante')}
    >
      <a href={`${glossaryPage}#${id}`} aria-describedby={`terme-${id}`}>
        {children}
      </a>
      <span
        role="tooltip"
        id={`terme-${id}`}
        className="type-plain absolute bottom-[calc(100%+--spacing(2))] left-0 z-(--z-collant) w-max max-w-[min(20rem,80vw)] bg-encre px-4 py-3 text-papier"
      >
        {term(id).definition}
      </span>
    </help-term>
  );
}

/** Links a term that the plugin linkTerms() found, only at its first use on the page. */
function Mot({ id, children }: TermProps) {
  const { isLinkingTerms, terms } = pageContext();
  if (!isLinkingTerms || terms.has(id)) return children;
  terms.add(id);
  return (
    <a className="term" href={`${glossaryPage}#${id}`}>
      {children}
    </a>
  );
}

/**
 * Shows a value of the site's identity. E-mail addresses, telephone numbers and web addresses are
 * links. A missing value appears in brackets.
 */
function Site({ champ }: { champ: string }) {
  const value = loadSite().values.identity(champ);
  if (value === blank) return <span className="whitespace-nowrap">{`[${blank}]`}</span>;
  if (champ.endsWith('email')) {
    return (
      <Link href={`mailto:${value}`} className="inline-block">
        {value}
      </Link>
    );
  }
  if (champ.endsWith('telephone')) {
    return (
      <Link href={buildTelephoneLink(value)} className="num whitespace-nowrap">
        {applyTypography(value)}
      </Link>
    );
  }
  if (value.startsWith('http')) return <Link href={value}>{value.replace('https://', '')}</Link>;
  return applyTypography(value);
}

/**
 * Labels a figure that has no public source, with a link to the page that explains such figures.
 */
export const Repere = ({ chiffre }: { chiffre: string }) => (
  <small className="small soft mt-2 block">
    {guideWords(figure('chiffres', chiffre))},{' '}
    <Link href="/comment-nous-sommes-payes#reperes-indicatifs">{guideLabel}</Link>
  </small>
);

function Courriel({
  objet,
  texte = '',
  children,
}: {
  objet: string;
  texte?: string;
  children: ReactNode;
}) {
  const query = `subject=${encodeURIComponent(objet)}${texte && `&body=${encodeURIComponent(texte)}`}`;
  return (
    <Link href={`mailto:${loadSite().values.identity('contact.email')}?${query}`}>{children}</Link>
  );
}

/** Components that writers can use inside a sentence. */
export const inlineComponents = {
  a: Link,
  Champ,
  Terme,
  Mot,
  Reponses,
  Site,
  Courriel,
  Repere,
};
