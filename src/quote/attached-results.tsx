import { type Attachment, joinable } from '#src/lib/attachment.ts';
import { goTo } from './go-to-field.ts';

type Props = { attachments: Attachment[]; change: (attachments: Attachment[]) => void };

/**
 * Lists the results of tools that the request will contain. Each has a link to its tool and a
 * button that removes it from the request.
 */
export const AttachedResults = ({ attachments, change }: Props) => (
  <section className="mt-3 text-base leading-serre md:col-span-2" aria-labelledby="devis-joints">
    <h2 className="type-label mb-2" id="devis-joints">
      Joints à votre demande
    </h2>
    <ul className="grid gap-1">
      {attachments.map((attachment) => {
        const { kind, text, again } = attachment;
        return (
          <li key={kind} className="border px-3 pb-3">
            <div className="flex flex-wrap items-center gap-x-4">
              <b className="flex-auto" id={`devis-joint-${kind}`}>
                {joinable[kind].title}
              </b>
              {again && (
                <a className="action-link" href={again} aria-describedby={`devis-joint-${kind}`}>
                  Revoir
                </a>
              )}
              <button
                type="button"
                className="plain-button min-h-cible"
                aria-describedby={`devis-joint-${kind}`}
                onClick={() => {
                  change(attachments.filter((each) => each !== attachment));
                  goTo('besoins');
                }}
              >
                Retirer
              </button>
            </div>
            <p className="small">{text}</p>
          </li>
        );
      })}
    </ul>
  </section>
);
