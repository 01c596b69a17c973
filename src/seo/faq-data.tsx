import { plainText } from '#src/content/plain.ts';
import type { Faq } from '#src/content/schemas/faq.ts';
import { JsonLd } from './json-ld.tsx';

/** The questions and answers of a page, as schema.org names them. */
export const FaqData = ({ themes }: { themes: Faq[] }) => (
  <JsonLd
    data={{
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: themes.flatMap(({ questions }) =>
        questions.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
        })),
      ),
    }}
  />
);
