import { compilePageSheet, listPageSheets } from '#src/ui/page-sheet.tsx';

export const dynamic = 'force-static';

export async function generateStaticParams() {
  const sheets = await Promise.all(listPageSheets().map((name) => compilePageSheet(name)));
  return sheets.map(({ file }) => ({ file }));
}

export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const { css } = await compilePageSheet(file.replace(/-[^-]*$/, ''));
  return new Response(css, { headers: { 'content-type': 'text/css; charset=utf-8' } });
}
