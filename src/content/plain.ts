import { typography } from '../domain/typography.ts';
import { resolveLine } from './figures.ts';
import { figures, table } from './tables.ts';

const glossary = () => table('glossaire').termes;

/** A text without its markup, for data that machines read: figures written out, links and notes left behind. */
export function plainText(text: string): string {
  const words = resolveLine(text, figures)
    .replace(/<Marge[\s\S]*?<\/Marge>/g, '')
    .replace(/<Terme id="([\w-]+)"\s*\/>/g, (_tag, id: string) => glossary()[id]?.nom ?? '')
    .replace(/<[^>]+>/g, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(\*\*|__|\*|_|`)(?=\S)([\s\S]*?\S)\1/g, '$2')
    .replace(/^[-*]\s+|^\d+\.\s+|^#+\s+/gm, '')
    .replace(/\s*\n\s*/g, ' ');
  return typography(words).trim();
}
