import { Link } from '#src/components/ui/link.tsx';
import { comparedOffers } from '#src/content/offers.ts';

/** Strengths and vigilance of each, as many of one as of the other. */
export const Cards = () => (
  <ul data-block="cartes">
    {comparedOffers().map(
      ({ id, nom, logo, url, nature, specificites, avantages, inconvenients, secteursCibles, servicesInclus }) => (
        <li key={id} className="phase" data-item>
          <div className="phase-clock">
            <h3 className="text-2xl">
              <Link href={url}>{nom}</Link>
            </h3>
            <small>
              <span aria-hidden="true">{logo} </span>
              {nature}
            </small>
          </div>
          <div className="phase-body facing !gap-4">
            <div>
              <h4 className="font-bold">Pour</h4>
              <ul>
                {avantages.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            </div>
            <div>
              <h4 className="font-bold">Attention</h4>
              <ul>
                {inconvenients.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            </div>
          </div>
          <div className="phase-margin margin">
            <dl className="note traits">
              <dt>Spécialités</dt>
              <dd>{specificites.join(', ')}</dd>
              <dt>Vise</dt>
              <dd>{secteursCibles.join(', ')}</dd>
              <dt>Services compris</dt>
              <dd>{servicesInclus.join(', ')}</dd>
            </dl>
          </div>
        </li>
      ),
    )}
  </ul>
);
