type Share = { start: number; width: number; fill: 'yours' | 'paid' };

type Props = {
  /** The id of PlanParts, whose hatch fills the share of the firm. */
  hatchId: string;
  shares: Share[];
  className?: string;
};

/** Shares of a whole in percent: solid for the insurer, hatched for the firm. */
export const ShareBar = ({ hatchId, shares, className = '' }: Props) => (
  <svg className={`block w-full ${className}`.trim()} aria-hidden="true">
    {shares
      .filter(({ width }) => width > 0)
      .map(({ start, width, fill }) => (
        <rect
          key={start}
          x={`${start}%`}
          width={`${width}%`}
          height="100%"
          stroke="currentColor"
          fill={fill === 'paid' ? 'currentColor' : `url(#${hatchId}-hachures)`}
        />
      ))}
  </svg>
);
