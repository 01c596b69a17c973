import type { Resolver } from 'node:dns/promises';

// What the world must know of the site's name and of the sender's before the first visitor comes;
// each problem names the record that mends it.

/**
 * A question to the world: its problems, none if all is well; nothing if the world does not answer.
 */
export type Finding = { what: string; problems: string[] | undefined };

type Records = (resolver: Resolver, name: string) => Promise<string[]>;
const texts: Records = async (resolver, name) =>
  (await resolver.resolveTxt(name)).map((parts) => parts.join(''));
const servers: Records = (resolver, name) => resolver.resolveNs(name);
// « . » says that the domain takes no mail.
const exchanges: Records = async (resolver, name) =>
  (await resolver.resolveMx(name))
    .map(({ exchange }) => exchange)
    .filter((exchange) => !['', '.'].includes(exchange));

/** Thrown away by whoever asks: nobody has answered. */
class Silence extends Error {}

async function records(kind: Records, resolver: Resolver, name: string): Promise<string[]> {
  try {
    return await kind(resolver, name);
  } catch (error) {
    if (['ENOTFOUND', 'ENODATA'].includes((error as NodeJS.ErrnoException).code ?? '')) return [];
    throw new Silence();
  }
}

export async function finding(what: string, problems: () => Promise<string[]>): Promise<Finding> {
  try {
    return { what, problems: await problems() };
  } catch (error) {
    if (error instanceof Silence) return { what, problems: undefined };
    throw error;
  }
}

/**
 * A name and the domains it stands in, the last one the one that is bought: www.site.fr, site.fr.
 */
const upwards = (name: string) => {
  const labels = name.split('.');
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
};

async function firstOf(
  kind: Records,
  resolver: Resolver,
  names: string[],
  wanted = /./,
): Promise<[string, string[]] | undefined> {
  for (const name of names) {
    const found = (await records(kind, resolver, name)).filter((record) => wanted.test(record));
    if (found.length > 0) return [name, found];
  }
  return undefined;
}

/**
 * The name itself is not asked for: whoever hears that it is not there yet may believe it for half
 * an hour.
 */
export const siteName = (resolver: Resolver, host: string) =>
  finding(`le domaine ${host}`, async () => {
    const [zone, names] = (await firstOf(servers, resolver, upwards(host))) ?? [];
    if (!zone || !names) {
      return [
        `${upwards(host).at(-1)} n’a pas de serveurs de noms : réservez ce domaine, ajoutez-le à votre compte Cloudflare et donnez au registraire les serveurs de noms que Cloudflare indique.`,
      ];
    }
    if (names.every((name) => name.endsWith('.ns.cloudflare.com'))) return [];
    return [
      `${zone} est servi par ${names[0]}, et non par Cloudflare : ajoutez ce domaine à votre compte Cloudflare, et remplacez chez le registraire ses serveurs de noms par ceux que Cloudflare indique.`,
    ];
  });

/** What makes other servers believe a sender, and lets it hear what comes back. */
export const senderName = (
  resolver: Resolver,
  domain: string,
  selector: string | undefined,
  operator: string,
) => [
  finding(`MX de ${domain}`, async () => {
    if ((await records(exchanges, resolver, domain)).length > 0) return [];
    return [
      `${domain} ne reçoit pas de courrier : les messages refusés, qui reviennent à MAIL_FROM, seraient perdus. À ajouter : ${domain}. MX 10 <le serveur de votre messagerie>.`,
    ];
  }),
  finding(`SPF de ${domain}`, async () => {
    const found = (await records(texts, resolver, domain)).filter((text) =>
      /^v=spf1( |$)/i.test(text),
    );
    if (found.length > 1)
      return [
        `${domain} a ${found.length} enregistrements SPF, et n’est donc cru d’aucun serveur : réunissez-les en un seul.`,
      ];
    if (found.some((text) => /\s[+?]?all\b/i.test(text)))
      return [
        `Le SPF de ${domain} laisse n’importe qui écrire en son nom : finissez-le par -all ou par ~all.`,
      ];
    if (found.length === 1) return [];
    return [
      `${domain} n’a pas de SPF : ses messages passent pour des faux. À ajouter : ${domain}. TXT "v=spf1 include:<le domaine que donne votre fournisseur d’envoi> -all"`,
    ];
  }),
  finding(`DKIM de ${domain}`, async () => {
    if (!selector)
      return [
        'DKIM_SELECTOR manque : le nom de la clé DKIM que donne votre fournisseur d’envoi, par exemple « mail » ou « s1 ».',
      ];
    const name = `${selector}._domainkey.${domain}`;
    const found = (await records(texts, resolver, name)).filter((text) => /\bp=/.test(text));
    if (found.some((text) => /\bp=[A-Za-z0-9+/]/.test(text))) return [];
    if (found.length > 0)
      return [
        `La clé DKIM de ${name} est révoquée (p= est vide) : prenez celle que donne votre fournisseur d’envoi.`,
      ];
    return [
      `Pas de clé DKIM à ${name} : les messages ne sont pas signés. À ajouter : ${name}. TXT "v=DKIM1; k=rsa; p=<la clé que donne votre fournisseur d’envoi>", ou le CNAME qu’il indique.`,
    ];
  }),
  finding(`DMARC de ${domain}`, async () => {
    const names = upwards(domain).map((name) => `_dmarc.${name}`);
    if (await firstOf(texts, resolver, names, /^v=DMARC1\s*;/i)) return [];
    return [
      `${domain} n’a pas de DMARC : les serveurs ne savent que faire d’un faux. À ajouter : _dmarc.${domain}. TXT "v=DMARC1; p=quarantine; rua=mailto:${operator}"`,
    ];
  }),
];
