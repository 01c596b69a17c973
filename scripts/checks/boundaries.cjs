// Rules that state which folders may import which. `npm run check` enforces them with
// dependency-cruiser.
/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-circular', from: {}, to: { circular: true } },
    {
      name: 'no-circular-folders',
      scope: 'folder',
      from: { path: '^src/[^/]+$' },
      to: { path: '^src/[^/]+$', circular: true },
    },
    { name: 'nothing-imports-app', from: { pathNot: '^src/app/' }, to: { path: '^src/app/' } },
    {
      name: 'lib-is-pure',
      from: { path: '^src/lib/' },
      to: {
        pathNot: '^(src/lib/|supabase/functions/_shared/|node_modules/(zod|react|minisearch)/)',
      },
    },
    // Keeps React and the content out of these scripts, because every page loads them first.
    {
      name: 'client-scripts-are-small',
      from: { path: '\\.(client|element)\\.ts$' },
      to: { path: '^(src/content/|node_modules/react)', reachable: true },
    },
    {
      name: 'frame-has-no-search',
      from: { path: '\\.client\\.ts$' },
      to: { path: '^node_modules/minisearch/', reachable: true },
    },
    // Lets only two modules import Supabase's packages: the form, and the module with the addresses
    // of the bucket.
    {
      name: 'supabase-client',
      from: { path: '^src/', pathNot: '^src/(quote/|config/assets\\.ts$)' },
      to: { path: '^node_modules/@supabase/' },
    },
    {
      name: 'content-readers',
      from: { path: '^(src|scripts)/', pathNot: '^src/content/' },
      to: { path: '^(node_modules/(contentlayer2|@contentlayer2|yaml)/|\\.contentlayer/)' },
    },
    {
      name: 'content-knows-no-page',
      from: { path: '^src/(content|config|seo)/' },
      to: { path: '^src/(kinds|ui|layout|quote|blocks)/' },
    },
    {
      name: 'components-know-no-page',
      from: { path: '^src/(ui|layout|tools|quote|blocks)/' },
      to: { path: '^src/(kinds|app)/' },
    },
    {
      name: 'tools-know-no-other-tool',
      from: { path: '^src/tools/([^/]+)/' },
      to: { path: '^src/(tools|quote)/', pathNot: '^src/tools/$1/' },
    },
    {
      name: 'kinds-know-no-other-kind',
      from: { path: '^src/kinds/([^/]+)/' },
      to: { path: '^src/kinds/[^/]+/', pathNot: '^src/kinds/$1/' },
    },
    // Makes pages render interactive components through <Island>, because only <Island> writes the
    // data that the browser needs to hydrate them.
    {
      name: 'islands-by-their-element',
      from: { path: '^src/(app|kinds|blocks|layout)/' },
      to: { path: '\\.island\\.tsx$', pathNot: '^src/ui/island/' },
    },
    {
      name: 'one-schema',
      from: { path: '^src/' },
      to: { path: '^supabase/functions/', pathNot: '^supabase/functions/_shared/' },
    },
    {
      name: 'shared-knows-neither-side',
      from: { path: '^supabase/functions/_shared/' },
      to: { pathNot: '^(supabase/functions/_shared/|node_modules/zod/)' },
    },
    { name: 'scripts-know-no-test', from: { pathNot: '^tests/' }, to: { path: '^tests/' } },
  ].map((rule) => ({ severity: 'error', ...rule })),
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    // Excludes hidden folders, which contain generated and cached files.
    exclude: { path: '/\\.' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json'],
    },
  },
};
