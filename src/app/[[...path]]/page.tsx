import type { Metadata, Viewport } from 'next';
import { emergencyPage, isTool, unlisted } from '#src/config/routes.ts';
import { allPages, getPageByRoute } from '#src/content/documents.ts';
import { glossaryPage } from '#src/content/files.ts';
import { pageContext } from '#src/content/page-context.ts';
import { listQuestions } from '#src/content/tables.ts';
import { findMarkedTerms } from '#src/content/texts.ts';
import { PageTemplate } from '#src/kinds/page.tsx';
import { getRow, requireOwnPages } from '#src/kinds/registry.tsx';
import { createPageMetadata } from '#src/seo/metadata.ts';
import { StructuredData } from '#src/seo/structured-data.tsx';
import { preloadFonts } from '../preload-fonts.ts';

/**
 * Returns whether glossary terms in the text of a page become links. The glossary itself, the
 * emergency page and unlisted pages have no such links.
 */
const linksTerms = (route: string) => ![glossaryPage, emergencyPage, ...unlisted].includes(route);

type Props = { params: Promise<{ path?: string[] }> };

const getPage = async ({ params }: Props) =>
  getPageByRoute(`/${((await params).path ?? []).join('/')}`);

export const dynamicParams = false;

export function generateStaticParams() {
  requireOwnPages();
  return allPages().map(({ route }) => ({ path: route.split('/').filter(Boolean) }));
}

export const generateMetadata = async (props: Props): Promise<Metadata> =>
  createPageMetadata(await getPage(props));

/**
 * Makes the browser shrink the page of a tool when the screen keyboard opens, because the result
 * bar at the bottom of the screen must stay visible above the keyboard.
 */
export const generateViewport = async (props: Props): Promise<Viewport> =>
  isTool((await getPage(props)).route) ? { interactiveWidget: 'resizes-content' } : {};

export default async function RoutePage(props: Props) {
  const document = await getPage(props);
  Object.assign(pageContext(), {
    isLinkingTerms: linksTerms(document.route),
    terms: new Set(findMarkedTerms([document, listQuestions(document.route)])),
  });
  // The emergency page uses fonts of the device, so that it is readable at once.
  if (document.route !== emergencyPage) preloadFonts();
  const row = getRow(document);
  return (
    <>
      {row.whole ? row.whole(document) : <PageTemplate document={document} row={row} />}
      <StructuredData document={document} />
    </>
  );
}
