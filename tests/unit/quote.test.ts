import { describe, expect, test, vi } from 'vitest';
import { quoteFields } from '#shared/quote-fields.ts';
import { type QuoteRequest, readRequest } from '#shared/quote-request.ts';
import { sendRequest } from '#src/quote/client.ts';
import type { QuoteSettings } from '#src/quote/function.ts';
import { describeRefusal } from '#src/quote/messages.ts';
import { getAddressData, parsePrefill } from '#src/quote/prefill.ts';
import { quoteMail, writeLetter } from '#src/quote/quote-mail.ts';
import { getAttempt } from '#src/quote/submit.ts';
import { createResolver } from '#src/quote/use-quote.ts';
import {
  describeAnswers,
  emptyQuote,
  prepare,
  splitLongAnswers,
  textFields,
} from '#src/quote/values.ts';
import { prescribed } from '../prescribed.ts';

const typed = {
  ...emptyQuote,
  entreprise: 'Épi',
  secteur: 'autre',
  nom: 'Zoé Martin',
  email: 'zoe@epi.fr',
  rgpd: true,
};
const { attachments: _none, ...nineAnswers } = typed;
const readBody = (address: string) => new URL(address).searchParams.get('body') ?? '';

describe('quote values', () => {
  test('send the answers of the long form in the short form', () => {
    const values = { ...typed, effectifs: '2-10', besoins: '\tLa caisse\u202E ' };
    expect(splitLongAnswers(values)).toEqual({ taken: ['effectifs', 'besoins'], left: [] });
    const sent = { ...nineAnswers, effectifs: '2-10', besoins: 'La caisse' };
    for (const compact of [true, false])
      expect(readRequest(prepare(values, compact)).request).toEqual(sent);
  });

  test('omit the answers that a request would refuse', () => {
    const values = { ...typed, effectifs: '3 à 5', ca: '10M+', besoins: 'x'.repeat(3001) };
    expect(splitLongAnswers(values)).toEqual({ taken: ['ca'], left: ['effectifs', 'besoins'] });
    expect(readRequest(prepare(values, true)).request).toEqual({ ...nineAnswers, ca: '10M+' });
    expect(readRequest(prepare(values, false)).refusals).toEqual({
      effectifs: 'choix',
      besoins: 'long',
    });
  });

  test('have a text for the summary when they are valid', () => {
    expect(describeAnswers({ ...typed, email: 'zoe@', effectifs: '11-50' })).toMatchObject({
      secteur: 'Autre',
      effectifs: '11 à 50',
      nom: 'Zoé Martin',
    });
    expect(describeAnswers({ ...typed, email: 'zoe@' })).not.toHaveProperty('email');
  });
});

describe('quote fields', () => {
  test.each(['secteur', 'effectifs', 'ca'] as const)('offer the specified %s', (name) => {
    expect(Object.keys(quoteFields[name].options)).toEqual(prescribed.quote[name]);
  });
});

describe('quote resolver', () => {
  const resolve = createResolver(false);
  const validate = async (telephone: string, names: (typeof textFields)[number][]) => {
    const options = { names, fields: {}, shouldUseNativeValidation: false };
    return Object.keys((await resolve({ ...typed, telephone }, undefined, options)).errors);
  };

  test('asks about a doubtful number until it is submitted again', async () => {
    expect(await validate('06 12', ['telephone'])).toEqual(['telephone']);
    expect(await validate('à la boutique', textFields)).toEqual(['telephone']);
    expect(await validate('à la boutique', ['telephone'])).toEqual(['telephone']);
    expect(await validate('à la boutique', textFields)).toEqual([]);
  });
});

describe('attempt', () => {
  test('keeps its key until the answers change', () => {
    const request = nineAnswers as QuoteRequest;
    const first = getAttempt(request, undefined);
    expect(first.key).toMatch(/^[0-9a-f-]{36}$/);
    expect(getAttempt({ ...request }, first).key).toBe(first.key);
    expect(getAttempt({ ...request, nom: 'Zoé Durand' }, first).key).not.toBe(first.key);
  });
});

describe('client', () => {
  const send = async (answer: Response) => {
    const fetch = vi.fn(async () => answer);
    vi.stubGlobal('fetch', fetch);
    vi.spyOn(console, 'error').mockReturnValue();
    const settings = {
      backend: { url: 'http://function.test', key: 'public' },
      queries: { gcMinutes: 5, retries: 3, longestSeconds: 30 },
    } as QuoteSettings;
    const result = await sendRequest(settings, nineAnswers as QuoteRequest, {}).finally(() => {
      vi.unstubAllGlobals();
      vi.restoreAllMocks();
    });
    // keepalive lets the request continue when the page is closed.
    expect(fetch.mock.calls).toEqual([
      [expect.anything(), expect.objectContaining({ keepalive: true })],
    ]);
    return result;
  };
  const uncertain = { kind: 'uncertain' };
  const fail = (status: number, error?: object) => Response.json({ error }, { status });

  test.each([
    ['an inner error', fail(500, { code: 'interne' }), uncertain],
    ['a page', new Response('<h1>502', { headers: { 'content-type': 'text/html' } }), uncertain],
    ['an answer without a number', Response.json({ data: {} }), uncertain],
    ['a refusal of nothing', fail(422), { kind: 'refused', refusals: {} }],
    [
      'a refusal that is no list',
      fail(422, { champs: 'requis' }),
      { kind: 'refused', refusals: Object('requis') },
    ],
    ['a limit', fail(429, { message: 'Attendez.' }), { kind: 'failed', message: 'Attendez.' }],
    ['another refusal', fail(415, { message: 'type' }), { kind: 'failed', message: '' }],
  ])('sends once and keeps what is certain after %s', async (_what, answer, result) => {
    expect(await send(answer)).toEqual(result);
  });
});

describe('prefill', () => {
  test('reads choices and a question', () => {
    const besoins = 'Ma question : drone & robot';
    const hash = '#question=drone+%26+robot';
    expect(parsePrefill(getAddressData({ search: '?secteur=sante', hash }))).toEqual({
      secteur: 'sante',
      besoins,
    });
    for (const other of ['', '#', '#%', '#formulaire-devis', '#secteur=sante', '#x&question=y'])
      expect(parsePrefill(getAddressData({ search: '?secteur=x', hash: other }))).toEqual({});
  });

  test('adds a question once, cut at 300 characters', () => {
    expect(parsePrefill('?question=b', { besoins: 'a' })).toEqual({
      besoins: 'a\nMa question : b',
    });
    expect(parsePrefill('?question=a', { besoins: 'a' })).toEqual({ besoins: 'a' });
    const query = new URLSearchParams({ question: `${'x'.repeat(299)}🥖` }).toString();
    expect(parsePrefill(query).besoins).toBe(`Ma question : ${'x'.repeat(299)}`);
  });
});

describe('quote mail', () => {
  test('writes all typed answers into the e-mail', () => {
    const values = { ...typed, besoins: 'Un café 🥖'.slice(0, -1) };
    expect(writeLetter(values)).toMatch(
      /\nNom de l’entreprise : Épi\nSecteur : Autre\n[\s\S]*\nVos besoins : Un café\n$/,
    );
    const body = readBody(quoteMail('a@b.fr', values));
    expect(body).toBe(writeLetter(values).replaceAll('\n', '\r\n'));
  });

  test('omits needs that make the address too long for Windows', () => {
    const address = quoteMail('contact@site.fr', { ...typed, besoins: 'é'.repeat(3000) });
    expect(address.length).toBeLessThan(2000);
    expect(readBody(address)).toContain('Nom de l’entreprise : Épi');
    expect(readBody(address)).toContain('Collez ici vos besoins');
  });
});

describe('refusal', () => {
  test.each([
    ['zoé@epi.fr', /Avant l’arobase, ni espace ni accent/],
    ['zoe@еpi.fr', /Un signe de cette adresse n’est pas possible/],
    ['zoe', /Il manque l’arobase/],
    ['@epi.fr', /Il manque ce qui précède l’arobase/],
    ['zoe@', /Il manque ce qui suit l’arobase/],
    ['zoe@epi', /Il manque la fin/],
    ['zoe@jean@epi.fr', /plus d’une arobase/],
  ])('explains why %s is refused', (email, reason) => {
    expect(describeRefusal('email', 'format', email)).toMatch(reason);
  });

  test('has a sentence for a reason that this page does not know', () => {
    expect(describeRefusal('nom', 'new' as 'format', '')).toMatch(/forme attendue/);
  });
});
