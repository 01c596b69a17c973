import { RichText, Wording } from '#src/blocks/rich-text.tsx';
import { getSite } from '#src/content/identity.ts';
import { isBlank } from '#src/content/placeholders.ts';
import { getFigureText, wording } from '#src/content/tables.ts';
import { lowerFirst } from '#src/lib/letters.ts';
import { UseOfAnswers } from './use-of-answers.tsx';

const Inside = ({ id }: { id: string }) => <RichText text={lowerFirst(wording(id))} />;

/**
 * Explains the consent and the use of the answers: how the broker is paid, who receives the
 * answers, how long they are stored, and the visitor's rights. Names the broker once its name is
 * known.
 */
export const Collection = () => (
  <p>
    <Wording id="consentement" /> <UseOfAnswers /> Vos réponses sont recueillies par{' '}
    <Inside id="recueille" />
    {!isBlank(getSite().courtier.nom) && (
      <>
        {isBlank(getSite().editeur.nom) ? ' ' : ', '}
        et reçues par <Inside id="nom-courtier" /> et par lui seul
      </>
    )}
    . {!isBlank(getSite().prestataires.outil) && <Wording id="outil" />} Le courtier les garde{' '}
    {getFigureText('delais', 'conservation-devis')} après votre dernier contact. Accès,
    rectification, effacement, limitation, portabilité, opposition{'\u00A0'}: réponse en{' '}
    {getFigureText('delais', 'droits')} au plus,{' '}
    <a href="/politique-confidentialite">qui contacter, et le détail</a>.
  </p>
);
