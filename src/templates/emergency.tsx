import { Publisher } from '#src/components/layout/footer.tsx';
import { Logo } from '#src/components/layout/logo.tsx';
import { Notices } from '#src/components/layout/page.tsx';
import { Link } from '#src/components/ui/link.tsx';
import { PageHead } from '#src/components/ui/page-head.tsx';
import { assets } from '#src/config/assets.ts';
import type { Document } from '#src/content/kinds.ts';
import { Body } from '#src/mdx/body.tsx';
import { RichText } from '#src/mdx/rich-text.tsx';
import { Door } from './emergency/door.tsx';
import { Keep } from './emergency/keep.tsx';
import { Sheet } from './emergency/sheet.tsx';
import { leadOf, type Row } from './page.tsx';
import { Reviewed } from './reviewed.tsx';

/**
 * For two in the morning, on a phone: neither menu nor call to action, banner nor bar, and letters that the device has.
 * Everything opens, and prints, without scripts.
 */
function Whole(document: Document<'pages'>) {
  const { route, titre, menu, portes = [], fiche } = document;
  if (!fiche) throw new Error(`${route}: « fiche » is missing.`);
  return (
    <div className="emergency-page" data-layer="emergency" data-system-fonts="">
      <a href="#contenu" className="skip-link">
        Aller au contenu
      </a>
      <header className="emergency-head">
        <div className="frame flex min-h-entete items-center justify-between">
          <Logo src={assets.logo} />
          <a href="#fiche" className="font-bold text-encre">
            Fiche à remplir
          </a>
        </div>
      </header>
      <main id="contenu" tabIndex={-1} data-page={route}>
        <div className="frame">
          <PageHead title={titre} here={menu} lead={leadOf(document)} />
        </div>
        <section className="row-section" aria-label="Selon ce que vous voyez">
          <div className="frame row">
            <div className="row-text doors">
              {portes.map((porte) => (
                <Door key={porte.ancre} {...porte} />
              ))}
            </div>
            <Keep />
          </div>
        </section>
        <Body document={document} />
        <Sheet rows={fiche.lignes}>
          <RichText text={fiche.texte} />
        </Sheet>
        <div className="frame no-print">
          <Reviewed />
        </div>
      </main>
      <Notices route={route} />
      <footer className="frame small soft py-6">
        <Publisher />
        <p>
          <Link href="/">Accueil</Link>, <Link href="/mentions-legales">mentions légales</Link>,{' '}
          <Link href="/contact">contact</Link>
        </p>
      </footer>
    </div>
  );
}

export const emergency: Row<'pages'> = { whole: Whole };
