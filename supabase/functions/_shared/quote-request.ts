// The one definition of a quote request. The site checks what is typed with it, the function what
// arrives. It imports nothing of either.
import * as z from 'zod/mini';

// Zod probes `new Function` to compile its checks; the site's security policy forbids that.
z.config({ jitless: true });

export const secteurs = ['sante', 'finance', 'ecommerce', 'industrie', 'services', 'informatique', 'education', 'autre'] as const;
export const effectifs = ['1', '2-10', '11-50', '51-250', '250+'] as const;
export const chiffresAffaires = ['0-100k', '100k-500k', '500k-2M', '2M-10M', '10M+'] as const;

/** Why a field is refused; the site turns it into a French sentence, the function sends it as it is. */
export type Refusal = 'requis' | 'long' | 'caracteres' | 'format' | 'choix' | 'accord';
const because = (refusal: Refusal) => ({ error: refusal });

// Control characters, line and paragraph separators, marks that reverse the direction of text, lone surrogates.
const unsafe = /[\p{Cc}\p{Cs}\u061C\u200E\u200F\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF]/u;
const clean = (value: string) => !unsafe.test(value) && value === value.normalize('NFC');
const cleanLines = (value: string) => clean(value.replaceAll('\n', ''));
const filled = (value: string) => value.trim() !== '';

const line = (longest: number) =>
  z
    .string(because('requis'))
    .check(z.refine(filled, because('requis')), z.maxLength(longest, because('long')), z.refine(clean, because('caracteres')));

// French or foreign, with whatever people put between the digits.
const digits = (value: string) => value.replace(/\D/g, '').length;
const isPhone = (value: string) =>
  value === '' || (/^[(\p{Zs}]*\+?[\d\p{Zs}\p{Pd}()./]*$/u.test(value) && digits(value) >= 6 && digits(value) <= 15);

// A domain has a dot and a label of letters at its end; no quotes, no comments: what people's addresses look like.
const email =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+(?:[A-Za-z]{2,63}|xn--[A-Za-z0-9-]{2,59})$/;

export const quoteRequest = z.strictObject({
  entreprise: line(120),
  secteur: z.enum(secteurs, because('choix')),
  effectifs: z.enum(['', ...effectifs], because('choix')),
  ca: z.enum(['', ...chiffresAffaires], because('choix')),
  nom: line(120),
  email: z
    .string(because('requis'))
    .check(z.refine(filled, because('requis')), z.maxLength(254, because('long')), z.regex(email, because('format'))),
  telephone: z.string(because('format')).check(z.maxLength(40, because('long')), z.refine(isPhone, because('format'))),
  besoins: z.string(because('format')).check(z.maxLength(3000, because('long')), z.refine(cleanLines, because('caracteres'))),
  rgpd: z.literal(true, because('accord')),
});

export type QuoteRequest = z.infer<typeof quoteRequest>;
export type QuoteField = keyof QuoteRequest;

/** The reason each refused field is refused, the first one where there are several. */
export function refusalsOf(error: z.core.$ZodError): Partial<Record<QuoteField, Refusal>> {
  const found: Partial<Record<QuoteField, Refusal>> = {};
  for (const issue of error.issues) {
    const field = issue.path[0] as QuoteField | undefined;
    if (field && !found[field]) found[field] = issue.message as Refusal;
  }
  return found;
}
