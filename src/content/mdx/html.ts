const instead: Record<string, string> = {
  a: 'Un lien s’écrit [texte](/adresse).',
  b: 'Le gras s’écrit **texte**.',
  strong: 'Le gras s’écrit **texte**.',
  i: 'L’italique s’écrit *texte*.',
  em: 'L’italique s’écrit *texte*.',
  br: 'Pour aller à la ligne, laissez une ligne vide.',
  img: 'Une image s’écrit ![ce qu’elle montre](/images/nom.svg).',
  h1: 'Un titre s’écrit ## Titre.',
  h2: 'Un titre s’écrit ## Titre.',
  h3: 'Un titre s’écrit ### Titre.',
  ul: 'Une liste s’écrit avec un tiret par ligne.',
  li: 'Une liste s’écrit avec un tiret par ligne.',
  table: 'Un tableau s’écrit avec des barres : | a | b |.',
};

/**
 * Returns the message for a tag that is HTML, because writers must use Markdown instead. Returns
 * undefined for components.
 */
export const htmlMessage = (name: string): string | undefined =>
  /^[a-z]/.test(name)
    ? `<${name}> est du HTML, qui n’est pas permis ici. ` +
      `${instead[name] ?? 'Employez Markdown ou un composant de content/README.md.'}`
    : undefined;
