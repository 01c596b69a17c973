import type { ReactNode } from 'react';
import { guideLabel, guideWords } from '#src/content/figures.ts';
import { glossaryPage } from '#src/content/files.ts';
import { identity, site } from '#src/content/identity.ts';
import { wordsOfValue } from '#src/content/mdx/values.ts';
import { pageContext } from '#src/content/page-context.ts';
import { blank } from '#src/content/placeholders.ts';
import { count, figure, setting, term } from '#src/content/tables.ts';
import { buildTelephoneLink } from '#src/lib/telephone.ts';
import { applyTypography } from '#src/lib/typography.ts';
import { Link } from '#src/ui/link.tsx';

type TermProps = { id: string; children: ReactNode };

/**
 * A word of the trade: its definition opens on hover, focus or touch, is read out after the word,
 * and the word leads to its entry.
 */
function Terme({ id, children }: TermProps) {
  const { explained } = pageContext();
  if (explained.has(id)) return children;
  explained.add(id);
  return (
    <help-term
      data-open-after={setting('infobulle-ouverture')}
      data-skip-within={setting('infobulle-suivante')}
    >
      <a href={`${glossaryPage}#${id}`} aria-describedby={`terme-${id}`}>
        {children}
      </a>
      <span role="tooltip" id={`terme-${id}`}>
        {term(id).definition}
      </span>
    </help-term>
  );
}

/** A word of the glossary as linkTerms() finds it; a page links it once. */
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

/** A figure or a count in words, by the name and the attributes of its tag. */
const value = (name: string) => (attributes: Record<string, string>) =>
  wordsOfValue(name, attributes, { figure, count });
const values = {
  Prix: value('Prix'),
  Plafond: value('Plafond'),
  Delai: value('Delai'),
  Chiffre: value('Chiffre'),
  Compte: value('Compte'),
};

const Libre = ({ children }: { children: ReactNode }) => children;

const Surligne = ({ children }: { children: ReactNode }) => (
  <span className="mark">{children}</span>
);

/**
 * An identity of the site; what one writes to, dials or visits is a link, what is still to be
 * filled in is seen to be.
 */
function Site({ champ }: { champ: string }) {
  const value = identity(champ);
  if (value === blank) return `[${blank}]`;
  if (champ.endsWith('email')) return <Link href={`mailto:${value}`}>{value}</Link>;
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

/** A figure without a public source. Its label links to the page that explains the label. */
export function Repere({ chiffre, delai = '' }: { chiffre?: string; delai?: string }) {
  const guide = chiffre === undefined ? figure('delais', delai) : figure('chiffres', chiffre);
  return (
    <small className="small soft mt-2 block">
      {guideWords(guide)},{' '}
      <Link href="/comment-nous-sommes-payes#reperes-indicatifs">{guideLabel}</Link>
    </small>
  );
}

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
  return <Link href={`mailto:${site.contact.email}?${query}`}>{children}</Link>;
}

/** Components of a sentence. */
export const inlineComponents = {
  a: Link,
  Terme,
  Mot,
  ...values,
  Libre,
  Surligne,
  Site,
  Courriel,
  Repere,
};
