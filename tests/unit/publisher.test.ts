import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { leaves } from '#src/content/placeholders.ts';
import { isNamed, unpublishable, withPublication } from '#src/content/publisher.ts';
import { chooseWording } from '#src/content/wording.ts';
import { inRoot } from '../../scripts/lib/paths.ts';

const read = (name: string) => parse(readFileSync(inRoot('tests/support', name), 'utf8'));
const complete = read('indexable-site.yaml');
const broker = read('indexable-broker.yaml');
const as = (editeur: object) => ({ ...complete, editeur: { ...complete.editeur, ...editeur } });

describe('unpublishable', () => {
  test('accepts an agent and the broker', () =>
    expect([complete, broker].flatMap(unpublishable)).toEqual([]));

  test('names every missing statement', () => {
    const blanks = as({ statut: undefined, orias: 'à compléter', association: '' });
    expect(unpublishable({ ...blanks, tribunaux: 'à compléter' })).toEqual([
      'content/site.yaml, editeur.statut : sans statut, ce site ne peut pas être publié, car ' +
        'présenter et classer des contrats nommés en menant à un devis est de la distribution ' +
        'd’assurance, pour laquelle son éditeur est immatriculé comme « courtier » ou « ' +
        'mandataire » (Code des assurances, art. L511-1, R511-1, R511-2 et L512-1).',
      'content/site.yaml, editeur.orias : sans numéro ORIAS, ce site ne peut pas être publié, ' +
        'car un intermédiaire est immatriculé et sa publicité porte son numéro (Code des ' +
        'assurances, art. L512-1 et R521-4).',
      'content/site.yaml, editeur.association : sans association professionnelle agréée, ce ' +
        'site ne peut pas être publié, car un courtier et son mandataire adhèrent à l’une ' +
        'd’elles (Code des assurances, art. L513-3).',
      'content/site.yaml, tribunaux : « à compléter » est à compléter',
    ]);
  });
});

describe('withPublication', () => {
  test('names the publisher with its status and number', () => {
    const sentence = (editeur: object, nom = 'Courtage Martin') =>
      withPublication({ ...as(editeur), courtier: { ...complete.courtier, nom } }).publication;
    const { nom } = complete.editeur;
    const orias = complete.editeur.orias.replaceAll(' ', '\u00A0');
    expect(sentence({ statut: 'courtier' })).toBe(
      `Comparatif publié par ${nom}, ORIAS\u00A0n°\u00A0${orias}`,
    );
    expect(sentence({ statut: 'mandataire' })).toBe(
      `Comparatif publié par ${nom}, mandataire de Courtage Martin, ORIAS\u00A0n°\u00A0${orias}`,
    );
    expect(sentence({ statut: 'mandataire' }, 'Essai Courtage')).toContain(
      ', mandataire d’Essai Courtage, ',
    );
    const nobody = { nom: 'à compléter', statut: 'à compléter', orias: 'à compléter' };
    expect(sentence(nobody, 'à compléter')).toBe(
      'Comparatif publié par l’éditeur du site, intermédiaire en assurance',
    );
  });
});

describe('isNamed', () => {
  test('requires the names of publisher and broker', () => {
    expect([complete, broker].map(isNamed)).toEqual([true, true]);
    expect(isNamed(as({ nom: 'à compléter' }))).toBe(false);
    expect(isNamed({ ...complete, courtier: { ...complete.courtier, nom: 'à compléter' } })).toBe(
      false,
    );
  });
});

describe('chooseWording', () => {
  const sentence = {
    mandataire: '<Site champ="courtier.nom" /> paie <Site champ="editeur.nom" />.\n',
    courtier: '<Site champ="editeur.nom" /> est le courtier.\n',
    sansNom: 'Un courtier paie l’éditeur.\n',
  };
  const { sansNom, ...named } = sentence;
  const writeSentence = (site: object, of: typeof named = sentence) =>
    chooseWording(of, (path) => String(new Map(leaves(site)).get(path)));
  const nameless = as({ nom: 'à compléter', statut: 'à compléter' });

  test('depends on who publishes', () => {
    expect(writeSentence(complete)).toBe(named.mandataire.trim());
    expect(writeSentence(broker)).toBe(named.courtier.trim());
    expect(writeSentence(nameless)).toBe(sansNom.trim());
  });

  test('keeps the wording if it has no variant', () => {
    expect(writeSentence(nameless, named)).toBe(named.mandataire.trim());
  });
});
