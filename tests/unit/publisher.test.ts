import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { unpublishable, withPublication } from '#src/content/publisher.ts';
import { inRoot } from '../../scripts/lib/paths.ts';

const complete = parse(readFileSync(inRoot('scripts/lib/indexable-site.yaml'), 'utf8'));
const as = (editeur: object) => ({ ...complete, editeur: { ...complete.editeur, ...editeur } });

const reason =
  ', car présenter et classer des contrats nommés en menant à un devis est de la distribution d’assurance, pour laquelle son éditeur est immatriculé comme « courtier » ou « mandataire » (Code des assurances, art. L511-1, R511-1, R511-2 et L512-1).';
const noStatus = `content/site.yaml, editeur.statut : sans statut, ce site ne peut pas être publié${reason}`;
const noOrias =
  'content/site.yaml, editeur.orias : sans numéro ORIAS, ce site ne peut pas être publié, car un intermédiaire est immatriculé et sa publicité porte son numéro (Code des assurances, art. L512-1 et R521-4).';
const noAssociation =
  'content/site.yaml, editeur.association : sans association professionnelle agréée, ce site ne peut pas être publié, car un courtier et son mandataire adhèrent à l’une d’elles (Code des assurances, art. L513-3).';

describe('who publishes a comparison is a broker or its agent, registered, in an association; else a sentence cites the law', () => {
  test.each([{ statut: 'courtier' }, { statut: 'mandataire' }])('%o may', (editeur) => {
    expect(unpublishable(as(editeur))).toEqual([]);
  });

  test.each(['indicateur', 'agent général', 'société de médias', 'Courtier', 'courtier, mandataire'])(
    '« %s » may not',
    (statut) => {
      const sentence = `content/site.yaml, editeur.statut : « ${statut} » ne permet pas de publier ce site${reason}`;
      expect(unpublishable(as({ statut }))).toEqual([sentence]);
    },
  );

  test.each<[string, object, string[]]>([
    ['a status', { statut: undefined }, [noStatus]],
    ['a status yet', { statut: 'à compléter' }, [noStatus]],
    ['an ORIAS number', { orias: undefined }, [noOrias]],
    ['an ORIAS number yet', { orias: 'à compléter' }, [noOrias]],
    ['an association', { association: '' }, [noAssociation]],
    ['an association yet', { association: 'À compléter' }, [noAssociation]],
    ['any of them', { statut: null, orias: null, association: null }, [noStatus, noOrias, noAssociation]],
  ])('without %s', (_what, editeur, sentences) => {
    expect(unpublishable(as(editeur))).toEqual(sentences);
  });

  test('without a publisher at all, and beside what else is missing', () => {
    expect(unpublishable({ ...complete, editeur: undefined, tribunaux: 'à compléter' })).toEqual([
      noStatus,
      noOrias,
      noAssociation,
      'content/site.yaml, tribunaux : « à compléter » est à compléter',
    ]);
  });
});

test('« Comparatif publié par …, [mandataire de …,] ORIAS n° … »', () => {
  const sentence = (statut: string, broker = 'Courtage Martin') =>
    withPublication({ ...as({ statut }), courtier: { ...complete.courtier, nom: broker } }).publication;
  expect(sentence('courtier')).toBe('Comparatif publié par Essai Édition, ORIAS\u00A0n°\u00A000 000 001');
  expect(sentence('mandataire')).toBe(
    'Comparatif publié par Essai Édition, mandataire de Courtage Martin, ORIAS\u00A0n°\u00A000 000 001',
  );
  expect(sentence('mandataire', 'Essai Courtage')).toContain(', mandataire d’Essai Courtage, ');
  expect(sentence('mandataire', 'à compléter')).toContain(', mandataire de à compléter, ');
  expect(sentence('à compléter')).toBe('Comparatif publié par Essai Édition, statut à compléter, ORIAS\u00A0n°\u00A000 000 001');
});
