import { Page } from '#src/components/layout/page.tsx';
import { Island } from '#src/components/ui/island.tsx';
import { MarkedTitle } from '#src/components/ui/marked-title.tsx';
import { environment } from '#src/config/environment.ts';
import type { Document } from '#src/content/kinds.ts';
import { QuoteForm } from '#src/features/quote/quote-form.tsx';
import { Body } from '#src/mdx/body.tsx';

/** A page whose purpose is the quote form: whole on /devis, compact on the home page. */
const FormTemplate = ({ document, compact }: { document: Document<'pages'>; compact: boolean }) => (
  <Page route={document.route}>
    <div className="prose">
      <h1>
        <MarkedTitle text={document.titre} />
      </h1>
      <Island start="idle">
        <QuoteForm compact={compact} backend={environment.backend} />
      </Island>
      <Body source={document.source} />
    </div>
  </Page>
);

export const QuoteTemplate = (props: { document: Document<'pages'> }) => <FormTemplate {...props} compact={false} />;
export const HomeTemplate = (props: { document: Document<'pages'> }) => <FormTemplate {...props} compact />;
