type Share = { start: number; width: number; fill: 'yours' | 'paid' };

type Props = {
  /** Id of the PlanParts element that defines the hatch pattern. */
  hatchId: string;
  shares: Share[];
  className?: string;
};

/**
 * Draws a bar with shares in percent. The share of the insurer is solid, the share of the firm is
 * hatched.
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
