// `npm run dev`: the console on Vite's development server with hot reload, with the twin behind it.
import { createReadStream, globSync } from 'node:fs';
import path from 'node:path';
import { createServer, type Plugin } from 'vite';
import { startServer } from '../packages/mocks/src/entries/server.ts';
import { twinConfigFor } from '../packages/mocks/src/server/console/pageConfig.ts';
import { demandFreePort } from './lib/freePort.ts';
import { inSentences } from './lib/inSentences.ts';
import { asksForHelp, startOptions, usage } from './lib/options.ts';

/** What the production server writes into the page. */
const runtimeConfiguration = (origin: string): Plugin => ({
  name: 'millrace-runtime-configuration',
  transformIndexHtml: (html) => html.replace('__MILLRACE_CONFIG__', JSON.stringify(twinConfigFor(origin))),
});

const assetTypes: Readonly<Record<string, string>> = { '.svg': 'image/svg+xml', '.woff2': 'font/woff2' };

/** Styles generated in the browser have no file beside their fonts and marks, so they use absolute URLs. */
const assetsOfEveryPage: Plugin = {
  name: 'millrace-assets-of-every-page',
  configureServer({ middlewares }) {
    const files = globSync('packages/ui/src/**/*.{woff2,svg}').map(
      (file) => [path.basename(file), file] as const,
    );
    const fileOf = new Map(files);
    middlewares.use((request, response, next) => {
      const file = fileOf.get(path.basename(request.url ?? ''));
      // The token of a link may be called like a file.
      const isDocument = request.headers['sec-fetch-dest'] === 'document';
      if (file === undefined || isDocument) {
        next();
        return;
      }
      response.setHeader('Content-Type', assetTypes[path.extname(file)] ?? '');
      createReadStream(file).pipe(response);
    });
  },
};

const args = process.argv.slice(2);

await inSentences(async () => {
  if (asksForHelp(args)) {
    console.log(usage);
    return;
  }
  const options = startOptions(args, process.env);
  await demandFreePort(options);
  const { scenario, reset, port, host, allowRemote } = options;
  // Its own state, so that npm start can run in parallel.
  const stateFolder = path.join(options.stateFolder, 'dev');
  const twin = await startServer({ port: 0, stateFolder, scenario, reset });

  const vite = await createServer({
    root: path.resolve('packages/console'),
    plugins: [runtimeConfiguration(`http://127.0.0.1:${port}`), assetsOfEveryPage],
    // The sign-in alone has 330 modules: requesting each one takes longer than bundling them.
    experimental: { bundledDev: true },
    server: {
      host,
      port,
      strictPort: true,
      allowedHosts: allowRemote || undefined,
      // The Host header stays as the browser sent it. Otherwise the twin would treat requests as cross-site.
      proxy: {
        '/api/': { target: twin.address },
        '/static/': { target: twin.address },
        '/__twin/': { target: twin.address },
        '/__provider/': { target: twin.address },
        '/app/': { target: twin.address, ws: true },
      },
    },
  });
  await vite.listen();
  vite.printUrls();
  if (twin.notice) console.log(`  ${twin.notice}`);
  for (const { email, role, password, remark } of twin.people) {
    console.log(`  ${email}  ${password}  ${role}${remark === undefined ? '' : `, ${remark}`}`);
  }

  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    void Promise.allSettled([vite.close(), twin.close()]).finally(() => process.exit(0));
  };
  process.on('SIGINT', stop).on('SIGTERM', stop).on('SIGHUP', stop).on('disconnect', stop);
});
