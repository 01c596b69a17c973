/**
 * Class names of the line that opens an answer: a <summary>, or the button of the Radix accordion.
 */
export const triggerStyle =
  'accordion-trigger type-label grid min-h-cible w-full cursor-pointer ' +
  'grid-cols-[1fr_--spacing(5)] items-center gap-4 py-1.5 text-left text-corps leading-[1.35]';
