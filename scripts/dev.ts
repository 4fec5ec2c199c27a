// `npm run dev`: the console on Vite's development server with hot reload, with the twin behind it.
import { createReadStream, globSync } from 'node:fs';
import path from 'node:path';
import { createServer, type Plugin } from 'vite';
import { startServer } from '../packages/mocks/src/entries/server.ts';
import { twinConfigFor } from '../packages/mocks/src/server/console/pageConfig.ts';
import { linesOf, serve } from './lib/serve.ts';

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

await serve(async ({ scenario, reset, port, host, allowRemote, stateFolder }) => {
  // Its own state, so that npm start can run in parallel.
  const twin = await startServer({ port: 0, stateFolder: path.join(stateFolder, 'dev'), scenario, reset });

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
  console.log(linesOf(twin.people));
  return () => Promise.allSettled([vite.close(), twin.close()]);
});
