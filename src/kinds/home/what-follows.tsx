import { Wording } from '#src/blocks/rich-text.tsx';
import { getSite } from '#src/content/identity.ts';
import { isBlank } from '#src/content/placeholders.ts';
import { getFigureText } from '#src/content/tables.ts';
import { UseOfAnswers } from '#src/quote/use-of-answers.tsx';
import { Link } from '#src/ui/link.tsx';

/**
 * Explains how the answers are used. The law requires this text next to the consent of the short
 * form.
 */
export const WhatFollows = () => (
  <p>
    <Wording id="un-seul-courtier" />. <Wording id="accueil-remunere" /> <UseOfAnswers />{' '}
    {!isBlank(getSite().prestataires.outil) && <Wording id="outil" />} Vos réponses sont gardées{' '}
    {getFigureText('delais', 'conservation-devis')} après le dernier contact, et vous pouvez les
    consulter, les corriger ou les faire effacer.{' '}
    <Link href="/politique-confidentialite">Durée et droits</Link>
  </p>
);
