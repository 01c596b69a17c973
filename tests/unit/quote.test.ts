import { describe, expect, test } from 'vitest';
import { readRequest } from '#shared/quote-request.ts';
import { refusalText } from '#src/quote/messages.ts';
import { fromAddress, getAddressData } from '#src/quote/prefill.ts';
import { letter, quoteMail } from '#src/quote/quote-mail.ts';
import { emptyQuote, prepare, splitLongAnswers } from '#src/quote/values.ts';

const typed = {
  ...emptyQuote,
  entreprise: 'Épi',
  secteur: 'autre',
  nom: 'Zoé Martin',
  email: 'zoe@epi.fr',
  rgpd: true,
};
/** The nine answers alone. */
const { attachments: _none, ...nine } = typed;
const body = (address: string) => new URL(address).searchParams.get('body') ?? '';

describe('quote values', () => {
  test('sends the answers of the long form in the short one', () => {
    const values = { ...typed, effectifs: '2-10', ca: '', besoins: '\tLa caisse\u202E ' };
    expect(splitLongAnswers(values)).toEqual({ taken: ['effectifs', 'besoins'], left: [] });
    const sent = { ...nine, effectifs: '2-10', besoins: 'La caisse' };
    for (const compact of [true, false])
      expect(readRequest(prepare(values, compact)).request).toEqual(sent);
  });

  test('sends empty strings when nothing was answered', () => {
    expect(splitLongAnswers({ ...typed, besoins: ' \n' })).toEqual({ taken: [], left: [] });
    expect(readRequest(prepare(typed, true)).request).toMatchObject({
      effectifs: '',
      ca: '',
      besoins: '',
    });
  });

  test('keeps back what the request would refuse', () => {
    const values = { ...typed, effectifs: '3 à 5', ca: '10M+', besoins: 'x'.repeat(3001) };
    expect(splitLongAnswers(values)).toEqual({ taken: ['ca'], left: ['effectifs', 'besoins'] });
    expect(readRequest(prepare(values, true)).request).toEqual({ ...nine, ca: '10M+' });
    expect(readRequest(prepare(values, false)).refusals).toEqual({
      effectifs: 'choix',
      besoins: 'long',
    });
  });
});

describe('prefill', () => {
  test('reads a question from the fragment or the query', () => {
    const besoins = 'Ma question : drone & robot';
    const words = 'question=drone+%26+robot';
    expect(fromAddress(getAddressData({ search: '', hash: `#${words}` }))).toEqual({ besoins });
    expect(fromAddress(getAddressData({ search: `?${words}`, hash: '' }))).toEqual({ besoins });
    expect(fromAddress(getAddressData({ search: '?secteur=sante', hash: `#${words}` }))).toEqual({
      secteur: 'sante',
      besoins,
    });
    for (const hash of ['', '#', '#%', '#formulaire-devis', '#secteur=sante', '#x&question=y'])
      expect(fromAddress(getAddressData({ search: '', hash }))).toEqual({});
  });

  test('adds a question once, cut at 300 characters', () => {
    expect(fromAddress('?question=b', { besoins: 'a' })).toEqual({ besoins: 'a\nMa question : b' });
    expect(fromAddress('?question=a', { besoins: 'a' })).toEqual({ besoins: 'a' });
    const { besoins } = fromAddress(
      `?${new URLSearchParams({ question: `${'x'.repeat(299)}🥖` })}`,
    );
    expect(besoins).toBe(`Ma question : ${'x'.repeat(299)}`);
  });

  test('begins the needs for a link to read a contract', () => {
    expect(fromAddress('?besoins=contrat').besoins).toMatch(/^Je voudrais relire/);
    expect(fromAddress('?besoins=contrat', { besoins: 'a' })).toEqual({ besoins: 'a' });
    for (const query of ['?besoins=x', '?besoins=__proto__', '?besoins=toString'])
      expect(fromAddress(query)).toEqual({});
  });
});

describe('quote mail', () => {
  test('writes everything typed into the e-mail', () => {
    const values = { ...typed, besoins: 'Un café 🥖'.slice(0, -1) };
    expect(letter(values)).toMatch(
      /\nNom de l’entreprise : Épi\nSecteur : Autre\n[\s\S]*\nVos besoins : Un café\n$/,
    );
    expect(body(quoteMail('a@b.fr', values))).toBe(letter(values).replaceAll('\n', '\r\n'));
  });

  test('shortens an address that Windows would not open', () => {
    const values = { ...typed, besoins: 'é'.repeat(3000) };
    const address = quoteMail('contact@site.fr', values);
    expect(address.length).toBeLessThan(2000);
    expect(body(address)).toContain('Collez ici votre demande');
    expect(letter(values)).toContain(values.besoins);
  });
});

describe('refusal', () => {
  test.each([
    ['zoé@epi.fr', /Avant l’arobase, ni espace ni accent/],
    ['zo e@epi.fr', /Avant l’arobase, ni espace ni accent/],
    ['zoe@еpi.fr', /Un signe de cette adresse n’est pas possible/],
    ['zoe', /Il manque l’arobase/],
    ['@epi.fr', /Il manque ce qui précède l’arobase/],
    ['zoe@', /Il manque ce qui suit l’arobase/],
    ['zoe@epi', /Il manque la fin/],
    ['zoe@jean@epi.fr', /plus d’une arobase/],
  ])('gives the reason why %s is refused', (email, reason) => {
    expect(readRequest({ ...typed, email }).refusals).toEqual({ email: 'format' });
    expect(refusalText('email', 'format', email)).toMatch(reason);
  });

  test('says how long a text may be', () => {
    expect(refusalText('besoins', 'long', 'x'.repeat(3001))).toMatch(
      /gardez 3\s000 signes au plus/,
    );
  });
});
