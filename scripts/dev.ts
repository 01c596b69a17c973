import { context, stop } from 'esbuild';
import { startBackend } from './dev/backend.ts';
import { watchContent } from './dev/watch-content.ts';
import { start } from './lib/children.ts';
import { Failure, main } from './lib/failure.ts';
import { makeFonts } from './lib/fonts.ts';
import { FRAME, frameOptions, LATER_SCRIPTS, listExtraElements } from './lib/frame.ts';
import { bin, inRoot } from './lib/paths.ts';
import { choosePorts, devPorts, waitForPort } from './lib/ports.ts';
import { ensureContent } from './lib/site.ts';
import { runStep } from './lib/steps.ts';

const ports = await choosePorts(devPorts);
const backendAddress = process.env.SUPABASE_URL ?? `http://localhost:${ports.backend}`;

// npm run dev: starts the site with live reload, and the same backend as `npm start`.
await main(async () => {
  await runStep('polices', makeFonts, (text) => text);
  const { ready } = watchContent(inRoot('content'), (text) =>
    process.stdout.write(
      text
        ? `\n${text}\n\nLes pages de ces fichiers restent fausses jusqu’à la correction.\n`
        : '\ncontent/ : tout est corrigé.\n',
    ),
  );
  await ready;
  await ensureContent();
  await watchFrame();
  startTool('contentlayer2', ['dev']);
  await Promise.all([
    runStep('services', () => startBackend(ports)),
    runStep('serveur', async () => {
      const server = startTool('next', ['dev', '--port', String(ports.site)], {
        SUPABASE_URL: backendAddress,
      });
      if (!(await waitForPort(ports.site, () => server.process.exitCode === null)))
        throw new Failure('Le serveur de Next s’est arrêté.');
    }),
  ]);
  process.stdout.write(
    `\n  site      http://localhost:${ports.site}\n` +
      `  courriers http://localhost:${ports.inbox}\n\nCtrl-C arrête tout.\n`,
  );
});

/** Starts a tool that runs until the end of `npm run dev`, and shows its output. */
function startTool(command: string, args: string[], environment: Record<string, string> = {}) {
  return start(bin(command), args, {
    cwd: inRoot(),
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...environment },
  });
}

/** Bundles all scripts of the frame into one file, and again after each change. */
async function watchFrame(): Promise<void> {
  const contents = [
    inRoot(FRAME),
    ...Object.values(LATER_SCRIPTS),
    ...Object.values(listExtraElements()),
  ]
    .map((file) => `import '${file}';`)
    .join('\n');
  const bundle = await context({
    ...frameOptions,
    minify: false,
    // This bundle already contains the scripts that frame.client.ts would load later. Their
    // addresses therefore point to an empty script.
    define: {
      COOKIE_BANNER: '"data:text/javascript,"',
      ANSWER_DAY: '"data:text/javascript,"',
      QUESTION: '""',
    },
    stdin: { contents, resolveDir: inRoot(), loader: 'ts' },
    outfile: inRoot('public/frame.dev.js'),
  });
  await bundle.watch();
  // Stops esbuild explicitly, because its process would continue after the end of this process.
  process.on('exit', () => void stop());
}
