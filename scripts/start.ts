// `npm start`: the production build of the console, with the twin or a real service behind it.
import path from 'node:path';
import { startServer } from '../packages/mocks/src/entries/server.ts';
import { demandOtherServer } from '../packages/mocks/src/server/proxy/ownServer.ts';
import { freshBuild, targets } from './lib/freshBuild.ts';
import { explainListenFailure } from './lib/freePort.ts';
import { settingLines } from './lib/pageSettings.ts';
import { linesOf, serve } from './lib/serve.ts';

await serve(async (options) => {
  // Before the build, which takes a while.
  if (options.apiOrigin) await demandOtherServer(options.apiOrigin, options.port);
  const consoleFolder = await freshBuild(targets.console);
  const server = await startServer({ ...options, consoleFolder }).catch((error: unknown) => {
    // Another process took the port during the build.
    throw explainListenFailure(error, options);
  });

  console.log(`\nMillrace is on ${server.address}\n`);
  if (server.notice) console.log(`${server.notice}\n`);
  if (options.apiOrigin) {
    console.log(`It passes what the service answers on from ${options.apiOrigin}.

Configuration of the page:
${settingLines(process.env)}
`);
  } else {
    console.log(`Sign in as\n${linesOf(server.people)}

What you change is kept in ${path.relative('.', options.stateFolder)}; npm start -- --reset forgets it.`);
  }
  return () => server.close();
});
