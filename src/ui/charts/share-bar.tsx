type Share = { start: number; width: number; fill: 'yours' | 'paid' };

type Props = {
  /** Id of PlanParts, which defines the hatch pattern for the firm's share. */
  hatchId: string;
  shares: Share[];
  className?: string;
};

/**
 * Draws shares of a whole in percent. The insurer's share is solid, the firm's share is hatched.
 */
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
