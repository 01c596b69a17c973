// What the person gets once the broker has the request, and what the broker is told of it
// afterwards. None of it holds a word that was typed into the form: whoever types a stranger's
// address sends him nothing of his own.
import { requestOf } from './errand-number.ts';
import { type Mail, page } from './mail.ts';
import type { Parts } from './parts.ts';
import { requestToken } from './request-token.ts';
import tables from './tables.json' with { type: 'json' };

export async function acknowledgement(
  to: string,
  number: string,
  { broker = '', origins, hash }: Parts,
): Promise<Mail> {
  const request = requestOf(number);
  const link = `${origins[0]}/merci#retrait=${await requestToken('withdrawal', request, hash)}`;
  const paragraphs = [
    'Bonjour,',
    `Votre demande d’assurance cyber ${request} a été remise à ${broker}, qui vous répond sous ${tables.answer}. Cette première réponse contient rarement un prix : le courtier vous demandera d’abord de remplir un questionnaire de sécurité.`,
    'Pour corriger ou compléter votre demande, répondez à ce message : votre réponse va au courtier.',
    `Pour la retirer, ou si vous n’avez rien demandé, ouvrez la page ${link} et confirmez. Vos réponses sont alors effacées du site, et le courtier en est averti.`,
    'Ce message est envoyé automatiquement.',
  ];
  return { ...letter(number, `Votre demande ${request} est chez le courtier`, paragraphs), to };
}

export const unreachable = (number: string) =>
  letter(number, `Demande ${requestOf(number)} : l’adresse ne répond pas, appelez`, [
    `L’accusé de réception de la demande ${requestOf(number)} est revenu : l’adresse e-mail que la personne a donnée ne répond pas. Appelez-la, si elle a laissé un numéro.`,
  ]);

export const withdrawn = (number: string) =>
  letter(number, `Demande ${requestOf(number)} : retirée par la personne`, [
    `La personne qui a envoyé la demande ${requestOf(number)} l’a retirée. Le site en a effacé les réponses ; effacez le message que vous avez reçu, et ne vous en servez plus.`,
  ]);

export const letter = (id: string, subject: string, paragraphs: string[]): Mail => ({
  id,
  subject,
  automatic: true,
  text: `${paragraphs.join('\n\n')}\n`,
  html: page(
    subject,
    paragraphs
      .map((text) => `<p>${text.replace(/https?:\S+/, '<a href="$&">$&</a>')}</p>`)
      .join('\n'),
  ),
});
