// The rules of imports: what may know what. `npm run check` enforces them with dependency-cruiser.
const features = '^src/features/';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'nothing-imports-app',
      comment: 'Routes are the end of the chain: they load and hand over.',
      severity: 'error',
      from: { pathNot: '^src/app/' },
      to: { path: '^src/app/' },
    },
    {
      name: 'domain-is-pure',
      comment: 'Calculations import nothing but themselves and zod.',
      severity: 'error',
      from: { path: '^src/domain/' },
      to: { pathNot: '^(src/domain/|node_modules/zod/)' },
    },
    {
      name: 'frame-stands-alone',
      comment: 'What every page loads imports nothing but itself and the domain.',
      severity: 'error',
      from: { path: '^src/frame/', pathNot: '\\.d\\.ts$' },
      to: { pathNot: '^src/(frame|domain)/' },
    },
    {
      name: 'supabase-client',
      comment: 'The client belongs to the form, and at build to the addresses of the bucket.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(features/quote/|config/assets\\.ts$)' },
      to: { path: '^node_modules/@supabase/' },
    },
    {
      name: 'content-readers',
      comment: 'contentlayer and YAML are read in src/content only.',
      severity: 'error',
      from: { path: '^(src|scripts)/', pathNot: '^src/content/' },
      to: { path: '^(node_modules/(contentlayer2|@contentlayer2|yaml)/|\\.contentlayer/)' },
    },
    {
      name: 'content-knows-no-page',
      severity: 'error',
      from: { path: '^src/(content|config|seo)/' },
      to: { path: '^src/(templates|components|features|mdx|frame)/' },
    },
    {
      name: 'components-know-no-page',
      severity: 'error',
      from: { path: '^src/(components|features|mdx)/' },
      to: { path: '^src/(templates|app)/' },
    },
    {
      name: 'islands-in-features',
      comment: 'Components are rendered on the server; what has state lives under src/features.',
      severity: 'error',
      from: { path: '^src/(components|mdx)/' },
      to: { path: features },
    },
    {
      name: 'islands-by-their-element',
      comment:
        'A component with state is drawn by <Island>, which is what wakes it in the browser; anything else of it would stay dead.',
      severity: 'error',
      from: { path: '^src/(app|templates)/' },
      to: { path: features, pathNot: '^src/features/(island\\.tsx|[a-z]+/(slots|clocks|quote-settings)\\.tsx?)$' },
    },
    {
      name: 'one-schema',
      comment: 'Of the function, the site knows only what it shares.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^supabase/functions/', pathNot: '^supabase/functions/_shared/' },
    },
    {
      name: 'shared-knows-neither-side',
      severity: 'error',
      from: { path: '^supabase/functions/_shared/' },
      to: { pathNot: '^(supabase/functions/_shared/|node_modules/zod/)' },
    },
    {
      name: 'scripts-know-no-test',
      comment: 'Tests import what they try and what tries it; no program depends on a test.',
      severity: 'error',
      from: { pathNot: '^tests/' },
      to: { path: '^tests/' },
    },
  ],
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
