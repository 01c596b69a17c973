import { Page } from '#src/components/layout/page.tsx';
import { ActionLink, Button, Link } from '#src/components/ui/link.tsx';
import { emergency } from '#src/config/navigation.ts';
import { knownRoutes } from '#src/content/redirects.ts';

/** For an address that leads nowhere: the page that was meant, if one is near. */
export const NotFoundTemplate = () => (
  <Page route="/404">
    <div className="frame py-12">
      <not-found className="block" data-routes={JSON.stringify(knownRoutes())}>
        <h1>Page introuvable</h1>
        <p className="lead mt-4">Cette adresse ne mène à aucune page du site.</p>
        <p lang="en" className="soft mt-2">
          Oops! Page not found
        </p>
        <div className="mt-6" hidden>
          <p className="font-bold">Vous cherchiez peut-être :</p>
          <ul data-nearest className="mt-2 list-disc pl-5" />
        </div>
        <div className="actions">
          <Button href="/">Revenir à l’accueil</Button>
          <Link href="/" lang="en">
            Return to Home
          </Link>
          <ActionLink href="/faq">Questions fréquentes</ActionLink>
          <ActionLink href={emergency.href}>Attaque en cours</ActionLink>
        </div>
      </not-found>
    </div>
  </Page>
);
