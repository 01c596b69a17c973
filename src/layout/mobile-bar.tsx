import { isTool } from '#src/config/routes.ts';
import { setting } from '#src/content/tables.ts';
import { AnswerDay } from '#src/ui/answer-day.tsx';
import { Link } from '#src/ui/link.tsx';

const barStyle =
  'mobile-bar border-t-2 border-encre bg-papier px-gouttiere pt-2 pb-[calc(--spacing(2)+env(safe-area-inset-bottom))] no-print';

/**
 * Shows a link to the quote form and the day by which the broker answers, at the bottom of a phone
 * screen after some scrolling. On the page of a tool, the tool's script fills this bar with the
 * result and the next step.
 */
export const MobileBar = ({ route }: { route: string }) =>
  isTool(route) ? (
    <div className={barStyle} role="region" aria-label="Votre résultat" data-tool="" />
  ) : (
    <mobile-bar data-after={setting('barre-apparait')}>
      <nav className={barStyle} aria-label="Accès rapide">
        <Link href="/devis" className="button w-full">
          Comparer les contrats
        </Link>
        <p className="mt-1 text-center text-sm leading-[1.3]">
          Un courtier répond <AnswerDay />
        </p>
      </nav>
    </mobile-bar>
  );
