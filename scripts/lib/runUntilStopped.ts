import { spawn } from 'node:child_process';

/**
 * Runs a command on this terminal until it ends or this process is stopped, and exits the same way. A command that
 * something else killed has failed.
 */
export function runUntilStopped(
  [command = '', ...args]: readonly string[],
  env: Record<string, string> = {},
) {
  const child = spawn(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  let isStopped = false;
  const stop = () => {
    isStopped = true;
    child.kill();
  };
  process.on('SIGINT', stop).on('SIGTERM', stop).on('SIGHUP', stop).on('disconnect', stop);
  child.once('error', (error) => {
    console.error(error.message);
    process.exit(1);
  });
  child.once('close', (code) => process.exit(code ?? (isStopped ? 0 : 1)));
}
