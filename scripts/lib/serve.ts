import type { DemoPerson } from '../../packages/mocks/src/entries/server.ts';
import { demandFreePort } from './freePort.ts';
import { asksForHelp, startOptions, usage, type StartOptions } from './options.ts';

/**
 * Starts a server with the options of the command line, and closes it when the process is stopped. An error is printed
 * without its stack.
 *
 * @param start returns what closes the server
 */
export async function serve(
  start: (options: StartOptions) => Promise<() => Promise<unknown>>,
): Promise<void> {
  const args = process.argv.slice(2);
  if (asksForHelp(args)) {
    console.log(usage);
    return;
  }
  try {
    const options = startOptions(args, process.env);
    await demandFreePort(options);
    const close = await start(options);
    // Ctrl-C arrives two or three times: from the terminal, npm and scripts/run.mjs.
    let isStopping = false;
    const stop = () => {
      if (isStopping) return;
      isStopping = true;
      void close().finally(() => process.exit(0));
    };
    process.on('SIGINT', stop).on('SIGTERM', stop).on('SIGHUP', stop).on('disconnect', stop);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

/** Who can sign in, a line for each. */
export const linesOf = (people: readonly DemoPerson[]): string =>
  people
    .map(
      ({ email, password, role, remark }) =>
        `  ${email}  ${password}  ${role}${remark === undefined ? '' : `, ${remark}`}`,
    )
    .join('\n');
