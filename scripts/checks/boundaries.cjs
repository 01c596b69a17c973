// The rules of imports: what may know what. `npm run check` enforces them with dependency-cruiser.
const features = '^src/features/';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-circular', from: {}, to: { circular: true } },
    // Routes are the end of the chain: they load and hand over.
    { name: 'nothing-imports-app', from: { pathNot: '^src/app/' }, to: { path: '^src/app/' } },
    // Calculations import nothing but themselves and zod.
    {
      name: 'domain-is-pure',
      from: { path: '^src/domain/' },
      to: { pathNot: '^(src/domain/|node_modules/zod/)' },
    },
    // What every page loads imports nothing but itself and the domain; the search alone has its
    // library.
    {
      name: 'frame-stands-alone',
      from: { path: '^src/frame/', pathNot: '(\\.d\\.ts$|^src/frame/search/)' },
      to: { pathNot: '^src/(frame|domain)/' },
    },
    {
      name: 'search-has-its-library',
      from: { path: '^src/frame/search/' },
      to: { pathNot: '^(src/(frame|domain)/|node_modules/minisearch/)' },
    },
    // The client belongs to the form, and at build to the addresses of the bucket.
    {
      name: 'supabase-client',
      from: { path: '^src/', pathNot: '^src/(features/quote/|config/assets\\.ts$)' },
      to: { path: '^node_modules/@supabase/' },
    },
    // contentlayer and YAML are read in src/content only.
    {
      name: 'content-readers',
      from: { path: '^(src|scripts)/', pathNot: '^src/content/' },
      to: { path: '^(node_modules/(contentlayer2|@contentlayer2|yaml)/|\\.contentlayer/)' },
    },
    {
      name: 'content-knows-no-page',
      from: { path: '^src/(content|config|seo)/' },
      to: { path: '^src/(templates|components|features|mdx|frame)/' },
    },
    {
      name: 'components-know-no-page',
      from: { path: '^src/(components|features|mdx)/' },
      to: { path: '^src/(templates|app)/' },
    },
    // Components are rendered on the server; what has state lives under src/features.
    {
      name: 'islands-in-features',
      from: { path: '^src/(components|mdx)/' },
      to: { path: features },
    },
    // A component with state is drawn by <Island>, which is what wakes it in the browser; anything
    // else of it would stay dead.
    {
      name: 'islands-by-their-element',
      from: { path: '^src/(app|templates)/' },
      to: {
        path: features,
        pathNot: '^src/features/(island\\.tsx|[a-z]+/(slots|clocks|quote-settings)\\.tsx?)$',
      },
    },
    // Of the function, the site knows only what it shares.
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
    // Tests import what they try and what tries it; no program depends on a test.
    { name: 'scripts-know-no-test', from: { pathNot: '^tests/' }, to: { path: '^tests/' } },
  ].map((rule) => ({ severity: 'error', ...rule })),
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    // What tools leave beside the sources, and what they keep.
    exclude: { path: '/\\.' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json'],
    },
  },
};
