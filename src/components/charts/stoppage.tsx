import { PictureData } from '../ui/picture-data.tsx';

type Props = { deductible: string; period: string; usual: string };

/** The margin before, during and after a stoppage: the contract pays a part of the hollow, for a time. */
export const Stoppage = ({ deductible, period, usual }: Props) => (
  <figure className="chart stoppage not-prose" data-block="arret">
    <figcaption>
      Votre marge, avant, pendant et après l’arrêt <span>(temps resserré, hauteurs illustratives)</span>
    </figcaption>
    <div className="stoppage-axis num" aria-hidden="true">
      <span>
        <b>Arrêt</b>
      </span>
      <span>
        <b>{deductible}</b>
        <i> fin de la franchise</i>
      </span>
      <span>
        <b>{period}</b>
        <i> au plus, fin de la période</i>
      </span>
    </div>
    <div className="stoppage-plot">
      <i className="before hatched" aria-hidden="true" />
      <i className="paid ink" aria-hidden="true" />
      <i className="beyond hatched" aria-hidden="true" />
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path className="usual" d="M0 15H100" />
        <path d="M0 15H8V88L34 88L46 84L58 74L68 60L76 47L84 34L92 22L97 15H100" />
      </svg>
      <div className="stoppage-frame">
        <p className="inside">Dans le contrat</p>
        <p className="on-ink">La marge perdue est payée</p>
      </div>
    </div>
    <dl className="reading">
      <div>
        <dt>
          <i className="key hatched" aria-hidden="true" />
          Avant le cadre
        </dt>
        <dd>La franchise. Les premières heures d’arrêt restent à votre charge.</dd>
      </div>
      <div>
        <dt>
          <i className="key ink" aria-hidden="true" />
          Dans le cadre
        </dt>
        <dd>La période d’indemnisation. Le contrat paie la marge brute perdue et les frais pour continuer.</dd>
      </div>
      <div>
        <dt>
          <i className="key hatched" aria-hidden="true" />
          Après le cadre
        </dt>
        <dd>La période est finie, des clients ne sont pas revenus. Plus rien n’est payé.</dd>
      </div>
    </dl>
    <PictureData
      caption="Ce qui est payé selon le moment"
      head={['Moment', 'Durée', 'Payé']}
      rows={[
        ['Franchise', deductible, 'non'],
        ['Période d’indemnisation', `${period} au plus ; comptez plutôt ${usual}, d’après notre repère`, 'oui, jusqu’au plafond'],
        ['Au-delà', 'jusqu’au retour des clients', 'non'],
      ]}
    />
  </figure>
);
