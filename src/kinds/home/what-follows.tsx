import { Wording } from '#src/blocks/rich-text.tsx';
import { getSite } from '#src/content/identity.ts';
import { isBlank } from '#src/content/placeholders.ts';
import { getFigureText } from '#src/content/tables.ts';
import { Link } from '#src/ui/link.tsx';

const text = (id: string) => getFigureText('delais', id);

/**
 * Explains how the answers are used. The law requires this text next to the consent of the short
 * form.
 */
export const WhatFollows = () => (
  <p>
    <Wording id="un-seul-courtier" />. Aucune autre société ne les utilise{'\u202F'}; nos
    prestataires techniques les acheminent. Le courtier vous répond d’abord sans questionnaire. Pour
    un prix ferme, il en faut un, de {text('etape-questionnaire')}.{' '}
    <Wording id="accueil-remunere" /> Cette case lance votre demande{'\u202F'}; elle n’autorise
    aucune publicité. {!isBlank(getSite().prestataires.outil) && <Wording id="outil" />} Vos
    réponses sont gardées {text('conservation-devis')} après le dernier contact, et vous pouvez les
    consulter, les corriger ou les faire effacer.{' '}
    <Link href="/politique-confidentialite">Durée et droits</Link>
  </p>
);
