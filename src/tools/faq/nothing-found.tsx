export type Contact = { email: string; telephone: string; telephoneLink: string };

/**
 * States that no question was found. Offers an e-mail and a form that already contain the typed
 * words.
 */
export function NothingFound({ words, contact }: { words: string; contact: Contact }) {
  const subject = encodeURIComponent(`Question : ${words}`);
  const body = encodeURIComponent(
    `Bonjour,\r\n\r\nJe n’ai pas trouvé de réponse sur le site à : ${words}\r\n`,
  );
  return (
    <div className="callout my-4">
      <h2 className="type-label text-lg">Aucune question trouvée</h2>
      <p>Essayez avec d'autres mots-clés ou contactez-nous directement.</p>
      <p>
        « {words} » part avec votre demande ou votre e-mail{'\u202F'}; au téléphone, commencez par
        là.
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3 no-print">
        <a href={`/devis#${new URLSearchParams({ question: words })}`} className="button">
          Être recontacté par un courtier
        </a>
        <a href={contact.telephoneLink} className="button bg-papier num">
          Appeler le {contact.telephone}
        </a>
        <a href={`mailto:${contact.email}?subject=${subject}&body=${body}`} className="action-link">
          Nous écrire
        </a>
      </div>
    </div>
  );
}
