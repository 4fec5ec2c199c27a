// `npm start`: the production build of the console, with the twin or a real service behind it.
import path from 'node:path';
import { startServer } from '../packages/mocks/src/entries/server.ts';
import { demandOtherServer } from '../packages/mocks/src/server/proxy/ownServer.ts';
import { freshBuild, targets } from './lib/freshBuild.ts';
import { demandFreePort, explainListenFailure } from './lib/freePort.ts';
import { inSentences } from './lib/inSentences.ts';
import { asksForHelp, startOptions, usage } from './lib/options.ts';

const args = process.argv.slice(2);

await inSentences(async () => {
  if (asksForHelp(args)) {
    console.log(usage);
    return;
  }
  const options = startOptions(args, process.env);
  await demandFreePort(options);
  // Before the build, which takes a while.
  if (options.apiOrigin) await demandOtherServer(options.apiOrigin, options.port);
  const consoleFolder = await freshBuild(targets.console);
  const server = await startServer({ ...options, consoleFolder }).catch((error: unknown) => {
    // Another process took the port during the build.
    throw explainListenFailure(error, options);
  });

  // Ctrl-C arrives two or three times: from the terminal, npm and scripts/run.mjs.
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    void server.close().finally(() => process.exit(0));
  };
  process.on('SIGINT', stop).on('SIGTERM', stop).on('SIGHUP', stop).on('disconnect', stop);

  console.log(`\nMillrace is on ${server.address}\n`);
  if (server.notice) console.log(`${server.notice}\n`);
  if (options.apiOrigin) {
    console.log(`It passes what the service answers on from ${options.apiOrigin}.\n`);
  } else {
    console.log('Sign in as');
    for (const { email, role, password, remark } of server.people) {
      console.log(`  ${email}  ${password}  ${role}${remark === undefined ? '' : `, ${remark}`}`);
    }
    console.log(
      `\nWhat you change is kept in ${path.relative('.', options.stateFolder)}; npm start -- --reset forgets it.`,
    );
  }
});
