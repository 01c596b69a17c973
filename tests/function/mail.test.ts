import assert from 'node:assert/strict';
import { valid } from '../../scripts/trial/valid.ts';
import { composeMail } from '../../supabase/functions/send-devis-email/mail.ts';

const at = new Date('2026-07-14T22:05:00Z');
const compose = (over: object = {}) => composeMail({ ...valid, ...over }, '260715-ABCDE', at);

Deno.test('the whole mail, as the broker gets it', () => {
  const { subject, text, html, replyTo } = compose({
    entreprise: ' Épi & Fils ',
    nom: ' Zoé Martin ',
    telephone: '06.12.34.56.78',
    besoins: ' le serveur \n',
    accord: '1 du 21 novembre 2026',
  });
  assert.equal(subject, 'Devis cyber 260715-ABCDE : Épi & Fils (Autre)');
  assert.equal(replyTo, 'zoe@epi.fr');
  assert.equal(
    text,
    `Demande 260715-ABCDE, reçue mercredi 15 juillet 2026 à 00:05

Entreprise : Épi & Fils
Secteur : Autre
Effectif : non renseigné
Chiffre d’affaires : non renseigné
Contact : Zoé Martin
E-mail : zoe@epi.fr
Téléphone : 06 12 34 56 78
Accord RGPD : donné dans le formulaire, en cochant «\u00A0J’accepte que mes données soient utilisées pour recevoir une proposition d’assurance cyber personnalisée. Elles ne sont jamais revendues, et je peux me désinscrire à tout moment.\u00A0» (version 1 du 21 novembre 2026)
Besoins : le serveur

Ce que ces réponses indiquent

Marché : dépend du chiffre d’affaires, à demander
Estimateur : dépend de l’effectif, à demander
À demander : effectif, chiffre d’affaires annuel

Réponse prête à envoyer

    Objet : Votre demande 260715-ABCDE

    Bonjour,

    J’ai bien reçu votre demande 260715-ABCDE.

    Pour vous répondre, il me manque\u00A0: votre effectif, votre chiffre d’affaires annuel.

    La prochaine étape est le questionnaire de sécurité que demandent les assureurs. Dites-moi à qui je dois l’envoyer, chez vous ou chez votre prestataire informatique, et quand nous pouvons en parler.

    Bien à vous,
`,
  );
  const [head = '', ...rows] = html.split('<tr>');
  assert.equal(
    head,
    `<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Demande 260715-ABCDE</title></head>
<body style="margin:0;padding:24px;color:#10182b;background:#ffffff;font:16px/1.45 Arial,sans-serif">
<h1 style="font-size:22px;margin:0 0 4px">Demande 260715-ABCDE</h1>
<p style="margin:0 0 16px;color:#494f5e">Reçue mercredi 15 juillet 2026 à 00:05</p>
<table style="border-collapse:collapse;border-top:2px solid #10182b;width:100%;max-width:640px">`,
  );
  const cell =
    'border-bottom:1px solid #cfd1d5;padding:10px 16px 10px 0;text-align:left;vertical-align:top;overflow-wrap:anywhere';
  const row = (label: string, value: string) =>
    `<th scope="row" style="${cell};white-space:nowrap">${label}</th><td style="${cell}">${value}</td></tr>`;
  assert.equal(rows[0], row('Entreprise', 'Épi &amp; Fils'));
  assert.equal(rows[2], row('Effectif', '<em style="color:#494f5e">non renseigné</em>'));
  assert.equal(
    rows[6],
    row('Téléphone', '<a href="tel:+33612345678" style="color:#1442c8">06 12 34 56 78</a>'),
  );
  assert.equal(rows.length, 12);
  assert.equal(
    rows[8],
    `${row('Besoins', 'le serveur')}</table>\n<h2 style="font-size:18px;margin:32px 0 12px">Ce que ces réponses indiquent</h2>\n<table style="border-collapse:collapse;border-top:2px solid #10182b;width:100%;max-width:640px">`,
  );
  assert.equal(rows[10], row('Estimateur', 'dépend de l’effectif, à demander'));
  assert.match(
    rows[11] ?? '',
    /<\/table>\n<h2[^>]*>Réponse prête à envoyer<\/h2>\n<p[^>]*><a href="mailto:zoe@epi\.fr\?subject=/,
  );
});

Deno.test('sent once more, it is another mail and says so; written again, the same', () => {
  const again = (resends: number) => composeMail(valid, '260715-ABCDE', at, resends);
  assert.deepEqual(again(0), compose());
  assert.deepEqual([again(0).id, again(2).id], ['260715-ABCDE', '260715-ABCDE-r2']);
  assert.equal(again(2).subject, 'Devis cyber 260715-ABCDE (renvoi 2) : Épi & Fils (Autre)');
  assert.equal(again(2).text, again(0).text);
});

Deno.test('what is marked says so in its subject, and why', () => {
  assert.equal(
    composeMail({ ...valid, marques: ['site_web', 'origine'] }, '260715-ABCDE', at, 1).subject,
    'Devis cyber 260715-ABCDE (renvoi 1), à vérifier (champ invisible rempli, envoyée par un autre site) : Épi & Fils (Autre)',
  );
  assert.equal(compose({ marques: [] }).subject, compose().subject);
});

for (const [field, row, words] of [
  [
    'secteur',
    'Secteur',
    { sante: 'Santé', finance: 'Finance', ecommerce: 'E-commerce', industrie: 'Industrie' },
  ],
  [
    'secteur',
    'Secteur',
    { services: 'Services', informatique: 'Informatique', education: 'Éducation', autre: 'Autre' },
  ],
  [
    'effectifs',
    'Effectif',
    {
      '1': '1 personne',
      '2-10': '2 à 10',
      '11-50': '11 à 50',
      '51-250': '51 à 250',
      '250+': 'plus de 250',
    },
  ],
  [
    'ca',
    'Chiffre d’affaires',
    { '0-100k': 'moins de 100 000 €', '100k-500k': '100 000 à 500 000 €' },
  ],
  [
    'ca',
    'Chiffre d’affaires',
    { '500k-2M': '500 000 € à 2 M€', '2M-10M': '2 à 10 M€', '10M+': 'plus de 10 M€' },
  ],
] as const) {
  for (const [value, word] of Object.entries(words)) {
    Deno.test(`${field} ${value} reads « ${word} »`, () => {
      const { text } = compose({ [field]: value });
      assert.ok(
        text
          .replaceAll(/[\u00A0\u202F]/g, ' ')
          .split('\n')
          .includes(`${row} : ${word}`),
        text,
      );
    });
  }
}

Deno.test('everything is escaped', () => {
  const { html } = compose({ entreprise: `<script>"&'`, besoins: '<img src=x>\nfin' });
  assert.ok(!/<script|<img/.test(html));
  assert.match(html, /&lt;script&gt;&quot;&amp;&#39;/);
  assert.match(html, /&lt;img src=x&gt;<br>fin/);
});

Deno.test('a line of a wish cannot pass for a row of the plain text', () => {
  assert.match(compose({ besoins: 'un\nE-mail : autre@x.fr' }).text, /\n {4}E-mail : autre@x\.fr/);
});
