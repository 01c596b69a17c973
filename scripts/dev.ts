import { context, stop } from 'esbuild';
import { startBackend } from './dev/backend.ts';
import { startProblemServer } from './dev/problem-server.ts';
import { watchContent } from './dev/watch-content.ts';
import { start } from './lib/children.ts';
import { Failure, main } from './lib/failure.ts';
import { makeFonts } from './lib/fonts.ts';
import { FRAME, frameOptions, LATER_SCRIPTS, listExtraElements } from './lib/frame.ts';
import { bin, inRoot } from './lib/paths.ts';
import { choosePorts, devPorts, waitForPort } from './lib/ports.ts';
import { generateDocuments, stampDocuments } from './lib/site.ts';
import { runStep } from './lib/steps.ts';

const ports = await choosePorts(devPorts);
const backendAddress = process.env.SUPABASE_URL ?? `http://localhost:${ports.backend}`;

// npm run dev: starts the site and the backend of `npm start` with live reload.
await main(async () => {
  await runStep('polices', makeFonts, (text) => text);
  const problems = await startProblemServer();
  const { ready } = watchContent(inRoot('content'), (text) => {
    problems.say(text);
    process.stdout.write(
      text
        ? `\n${text}\n\nLes pages de ces fichiers restent fausses jusqu’à la correction.\n`
        : '\ncontent/ : tout est corrigé.\n',
    );
  });
  await ready;
  await generateDocuments();
  await watchFrame(problems.address);
  const documents = startTool('contentlayer2', ['dev']);
  // Renews the stamp after each save of a document, so that a parallel build knows that the
  // documents are fresh.
  documents.process.stdout?.on(
    'data',
    (text) => String(text).includes('Generated') && stampDocuments(),
  );
  await Promise.all([
    runStep('services', () => startBackend(ports)),
    runStep('serveur', async () => {
      const server = startTool('next', ['dev', '--port', String(ports.site)], {
        SUPABASE_URL: backendAddress,
      });
      if (!(await waitForPort(ports.site, () => server.process.exitCode === null)))
        throw new Failure(server.output());
    }),
  ]);
  process.stdout.write(
    `\n  site      http://localhost:${ports.site}\n` +
      `  courriers http://localhost:${ports.inbox}\n\nCtrl-C arrête tout.\n`,
  );
});

/** Starts a tool that keeps running, and shows its output. */
function startTool(command: string, args: string[], environment: Record<string, string> = {}) {
  const child = start(bin(command), args, {
    cwd: inRoot(),
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...environment },
  });
  for (const stream of [child.process.stdout, child.process.stderr])
    stream?.pipe(process.stdout, { end: false });
  return child;
}

/** Bundles the whole frame into one file, again at each change. */
async function watchFrame(problems: string): Promise<void> {
  const contents = [
    inRoot('scripts/dev/problems-in-page.ts'),
    inRoot(FRAME),
    ...Object.values(LATER_SCRIPTS),
    ...Object.values(listExtraElements()),
  ]
    .map((file) => `import '${file}';`)
    .join('\n');
  const bundle = await context({
    ...frameOptions,
    minify: false,
    // Defines empty modules, because the bundle already contains the scripts that the frame would
    // load later.
    define: {
      PROBLEMS_ADDRESS: JSON.stringify(problems),
      COOKIE_BANNER: '"data:text/javascript,"',
      ANSWER_DAY: '"data:text/javascript,"',
      QUESTION: '""',
    },
    stdin: { contents, resolveDir: inRoot(), loader: 'ts' },
    outfile: inRoot('public/frame.dev.js'),
  });
  await bundle.watch();
  // Ends the process explicitly, because esbuild's process outlives it while it watches files.
  process.on('exit', () => void stop());
}
