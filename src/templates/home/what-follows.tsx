import { Identity } from '#src/components/ui/identity.tsx';
import { Link } from '#src/components/ui/link.tsx';
import { figureText } from '#src/content/figures.ts';
import { site } from '#src/content/site.ts';
import { figure } from '#src/content/tables.ts';

const text = (id: string) => figureText(figure('delais', id));

/** Beside the box of the short form, in a line: who receives the answers and who pays whom, what follows, what the box is for, how long, which rights. */
export const WhatFollows = () => (
  <p>
    Un seul courtier, <Identity value={site.courtier.nom} />, ORIAS n°&nbsp;
    <Identity value={site.courtier.orias} />, reçoit vos réponses et vous répond
    {'\u202F'}; le prix vient après un questionnaire de sécurité de {text('etape-questionnaire')}. Il rémunère l’éditeur du site
    pour cette mise en relation. Cette case lance votre demande{'\u202F'}; elle n’autorise aucune publicité. Vos réponses sont
    gardées {text('conservation-devis')} après le dernier contact, et vous pouvez les consulter, les corriger ou les faire
    effacer. <Link href="/politique-confidentialite">Durée et droits</Link>
  </p>
);
