import { pagesWithRoute } from '#src/config/routes.ts';
import { allOf } from '#src/content/documents.ts';
import { LegalTemplate } from '#src/templates/legal.tsx';
import { ReadingTemplate } from '#src/templates/reading.tsx';
import { kindRoute } from '#src/templates/route.tsx';

const pages = kindRoute('pages', ReadingTemplate, ({ slug }) => !pagesWithRoute.includes(slug));
const legal = kindRoute('legal', LegalTemplate);
const isLegal = (slug: string) => allOf('legal').some((document) => document.slug === slug);

type Props = { params: Promise<{ slug: string }> };
const routeOf = async ({ params }: Props) => (isLegal((await params).slug) ? legal : pages);

export const dynamicParams = false;
export const generateStaticParams = () => [...pages.params(), ...legal.params()];
export const generateMetadata = async (props: Props) => (await routeOf(props)).metadata(props);
const Page = async (props: Props) => (await routeOf(props)).Page(props);
export default Page;
