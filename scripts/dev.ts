import { context } from 'esbuild';
import { startBackend } from './dev/backend.ts';
import { problemServer } from './dev/problem-server.ts';
import { watchContent } from './dev/watch-content.ts';
import { start } from './lib/children.ts';
import { Failure, main } from './lib/failure.ts';
import { makeFonts } from './lib/fonts.ts';
import { extraElements, frameOptions, laterScripts } from './lib/frame.ts';
import { bin, inRoot } from './lib/paths.ts';
import { choosePorts, devPorts, waitForPort } from './lib/ports.ts';
import { generateDocuments, stampDocuments } from './lib/site.ts';
import { step } from './lib/steps.ts';
import { untilStopped } from './lib/until-stopped.ts';

const ports = await choosePorts(devPorts);
const backendAddress = process.env.SUPABASE_URL ?? `http://localhost:${ports.backend}`;

// The same site and backend as `npm start`, with live reload for code and content.
await main(async () => {
  await step('polices', makeFonts, (text) => text);
  return untilStopped(async (register) => {
    const problems = await problemServer();
    register(problems);
    const watched = watchContent(inRoot('content'), (text) => {
      problems.say(text);
      process.stdout.write(
        text
          ? `\n${text}\n\nLes pages de ces fichiers restent fausses jusqu’à la correction.\n`
          : '\ncontent/ : tout est corrigé.\n',
      );
    });
    register(watched);
    await watched.ready;
    await generateDocuments();
    register(await watchFrame(problems.address));
    const documents = follow('contentlayer2', ['dev']);
    register(documents);
    // Each save takes the stamp away; put back, it tells a build beside this one that there is
    // nothing to make.
    documents.process.stdout?.on(
      'data',
      (text) => String(text).includes('Generated') && stampDocuments(),
    );
    await Promise.all([
      step('services', async () => register(await startBackend(ports))),
      step('serveur', async () => {
        const server = follow('next', ['dev', '--port', String(ports.site)], {
          SUPABASE_URL: backendAddress,
        });
        register(server);
        if (!(await waitForPort(ports.site, () => server.process.exitCode === null)))
          throw new Failure(server.output());
      }),
    ]);
    process.stdout.write(
      `\n  site      http://localhost:${ports.site}\n  courriers http://localhost:${ports.inbox}\n\nCtrl-C arrête tout.\n`,
    );
  });
});

/** A tool that goes on working; its output is shown. */
function follow(command: string, args: string[], environment: Record<string, string> = {}) {
  const child = start(bin(command), args, {
    cwd: inRoot(),
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...environment },
  });
  for (const stream of [child.process.stdout, child.process.stderr])
    stream?.pipe(process.stdout, { end: false });
  return child;
}

/** The whole frame in one file, made again at each change. */
async function watchFrame(problems: string) {
  const contents = [
    '../../scripts/dev/problems-in-page.ts',
    './frame.ts',
    ...laterScripts.map((name) => `./${name}.ts`),
    ...extraElements().map((name) => `./pages/${name}.ts`),
  ]
    .map((file) => `import '${file}';`)
    .join('\n');
  const bundle = await context({
    ...frameOptions,
    minify: false,
    // What the frame would fetch later is in the one file already.
    define: {
      PROBLEMS_ADDRESS: JSON.stringify(problems),
      COOKIE_BANNER: '"data:text/javascript,"',
      QUESTION: '""',
    },
    stdin: { contents, resolveDir: inRoot('src/frame'), loader: 'ts' },
    outfile: inRoot('public/frame.dev.js'),
  });
  await bundle.watch();
  return { stop: () => bundle.dispose() };
}
