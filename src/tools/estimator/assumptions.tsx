import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatDate } from '#src/lib/dates.ts';
import { formatFigure, formatNumber } from '#src/lib/numbers.ts';
import { getToday } from '#src/lib/today.ts';
import type { Sector, Size } from './prospect.ts';

/** On paper only: what the figure was worked out from, and when. */
export function Assumptions({
  sector,
  size,
  address,
}: {
  sector: Sector;
  size: Size;
  address: string;
}) {
  const [sheet, setSheet] = useState({ date: '', origin: '' });
  useEffect(() => {
    const stamp = () =>
      flushSync(() => setSheet({ date: formatDate(getToday()), origin: window.location.origin }));
    window.addEventListener('beforeprint', stamp);
    return () => window.removeEventListener('beforeprint', stamp);
  }, []);
  const { nom, mensuelMin, mensuelMax } = sector;
  return (
    <div className="print-only">
      <p className="perimeter-title">Estimation indicative{sheet.date && ` du ${sheet.date}`}</p>
      <p>
        {nom}, {size.description}. Fourchette du secteur,{' '}
        {formatFigure([mensuelMin, mensuelMax], '€')} par mois
        {size.multiplicateur === undefined
          ? ', sans multiplicateur à cette taille'
          : `, multipliée par ${formatNumber(size.multiplicateur)}`}
        . Avant l’avis d’un assureur. {sheet.origin && `${sheet.origin}${address}`}
      </p>
    </div>
  );
}
