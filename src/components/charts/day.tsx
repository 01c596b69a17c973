import { type Blocks, moments } from '#src/content/schemas/blocks.ts';

const stopped: Record<(typeof moments)[number], string> = {
  'heure 0': 's’arrête aussitôt',
  '1 h': 's’arrête après une heure',
  '1 jour': 's’arrête après un jour',
  '1 semaine': 's’arrête après une semaine',
};

/** A trade's day without computers: what one holds on with, from when it is stopped. */
export const Day = ({ journee }: { journee: Blocks['journee'] }) => (
  <figure className="chart day pb-12" data-block="journee" data-layer="day">
    <figcaption>
      {journee.titre} <span>(scénario illustratif, temps resserré)</span>
    </figcaption>
    <div className="day-axis num" aria-hidden="true">
      {moments.map((moment) => (
        <span key={moment}>{moment.replace('heure', 'Heure')}</span>
      ))}
    </div>
    <ul>
      {journee.lignes.map(({ nom, tient, arret, des }) => {
        const from = moments.indexOf(des) + 1;
        return (
          <li key={nom} className={from === 1 ? 'at-once' : undefined} style={{ '--from': from } as object} data-item>
            <b className="day-name">{nom}</b>
            {tient && from > 1 && (
              <span className="holds">
                <span className="sr-only">en attendant : </span>
                {tient}
              </span>
            )}
            <span className="stopped">
              <span className="sr-only">{stopped[des]} : </span>
              {arret}
            </span>
          </li>
        );
      })}
    </ul>
    <p className="small mt-3" data-twin="leave-out">
      <i className="key outline-bar" aria-hidden="true" />
      on tient
      <i className="key ink ml-4" aria-hidden="true" />
      c’est arrêté
    </p>
  </figure>
);
