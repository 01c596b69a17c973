import { z } from 'zod';
import { field, identifier, line, list, reference, rows, text, withRule } from './types.ts';

const article = withRule(
  z.strictObject({
    numero: line('Son numéro. Deux articles de suite sous un même numéro sont deux rédactions.'),
    titre: line(),
    redaction: line().optional(),
    texte: line(
      'L’article, écrit par le site. Les deux ou trois mots qui décident sont entre == et ==.',
    ),
    paye: reference(
      'chiffres',
      'Ce que l’article fait payer à l’entreprise des exemples, en euros.',
    ).optional(),
    reste: reference('chiffres', 'Ce qu’il laisse à sa charge, en euros.').optional(),
    remarque: text('En deux phrases, ce que l’article change pour cette entreprise.'),
  }),
  ({ texte, paye, reste }, wrong) => {
    if (texte.split('==').length !== 3)
      wrong('une fois, et une seule, des mots entre == et ==', 'texte');
    if (!paye && !reste)
      wrong('un article paie (« paye »), laisse à charge (« reste »), ou les deux', 'paye');
  },
);
export type Article = z.infer<typeof article>;

const page = withRule(
  z.strictObject({
    articles: list(1, 'Les articles, dans l’ordre.', reference('facsimiles.articles')),
    lu: field('L’article dont les mots sont surlignés.', identifier).optional(),
  }),
  ({ articles, lu }, wrong) => {
    if (lu !== undefined && !articles.includes(lu))
      wrong('cet article n’est pas sur la page', 'lu');
  },
);

/** Sample pages of an insurance policy. The site explains them article by article. */
export const facsimiles = z.strictObject({
  articles: rows(
    'Les articles, tous écrits par le site : n’y copiez pas la clause d’un assureur.',
    article,
  ),
  lignes: rows('Les pages, sous le nom que les textes appellent.', page),
});
