import type { Root } from 'hast';
import { describe, expect, test } from 'vitest';
import { elements, getText, parse, property } from './lib/page.ts';
import { inside, readPage, words } from './reading.ts';

const readForm = (route: string): Root => ({
  type: 'root',
  children: elements(
    parse(readPage(route)),
    ({ properties }) => properties['ariaLabel'] === 'Demande de devis',
  ),
});

/** Describes what the Tab key reaches: fields by name with their attributes, the others by text. */
const listStops = (form: Root): string[] =>
  elements(
    form,
    (element) =>
      /^(input|select|textarea|button)$/.test(element.tagName) &&
      property(element, 'type') !== 'hidden' &&
      property(element, 'tabIndex') !== '-1',
  ).map((stop) =>
    [
      property(stop, 'name') || words(getText(stop)),
      property(stop, 'autoComplete'),
      stop.properties['required'] ? 'required' : '',
    ]
      .filter(Boolean)
      .join(', '),
  );

describe('quote form', () => {
  test('has its fields in the specified order', () => {
    expect(listStops(readForm('/devis'))).toEqual([
      'entreprise, organization, required',
      'secteur, required',
      'nom, name, required',
      'email, email, required',
      'rgpd, off',
      'Envoyer la demandeUn instant, le formulaire se prépare',
      'Envoyer mes réponses',
      'effectifs',
      'ca',
      'telephone, tel',
      'besoins',
      'Envoyer la demandeUn instant, le formulaire se prépare',
    ]);
  });

  test('asks only for the specified answers on the home page', () => {
    expect(listStops(readForm('/'))).toEqual([
      'entreprise, organization, required',
      'secteur, required',
      'nom, name, required',
      'email, email, required',
      'telephone, tel',
      'rgpd, off',
      'Être recontacté par un courtierUn instant, le formulaire se prépare',
      'Envoyer mes réponses',
    ]);
  });

  test('shows the next steps with their durations', () => {
    expect(words(inside(readPage('/devis'), 'etapes'))).toMatch(
      /3.min.*Vous remplissez .*24.h ouvrées.*1.à.2.h.*informaticien.*24.à.48.h.*propositions/,
    );
  });
});
