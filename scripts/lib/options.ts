import path from 'node:path';
import { parseArgs } from 'node:util';
import type { WirePageConfig } from '@millrace/ui/contract';
import {
  isScenarioName,
  type ScenarioName,
  scenarios,
} from '../../packages/mocks/src/scenarios/scenarios.ts';
import { pageSettings, serviceOrigin } from './pageSettings.ts';
import { settings } from './settings.ts';

/** Options of `npm start`. */
export interface StartOptions {
  readonly port: number;
  readonly host: string;
  /** Whether the person named the host. Only then may other machines reach it. */
  readonly allowRemote: boolean;
  readonly stateFolder: string;
  readonly scenario?: ScenarioName;
  readonly reset: boolean;
  /** The real service to forward to, instead of the twin. */
  readonly apiOrigin?: string;
  /** Configuration of the page for that service. */
  readonly config?: WirePageConfig;
}

/** Whether to print the options. */
export const asksForHelp = (args: readonly string[]): boolean =>
  args.some((arg) => arg === '--help' || arg === '-h');

/** Reads arguments and environment. Throws a sentence for invalid ones. */
export function startOptions(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): StartOptions {
  const { values } = readArguments(args);
  const port = Number(env['PORT'] || 4100);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`PORT is ${env['PORT']}, which is no port.`);

  const config = pageSettings(env);
  return {
    port,
    host: env['MILLRACE_HOST'] || '127.0.0.1',
    allowRemote: Boolean(env['MILLRACE_HOST']),
    stateFolder: path.resolve(env['MILLRACE_STATE'] || '.millrace'),
    reset: values.reset,
    ...(values.scenario !== undefined && { scenario: scenarioOf(values.scenario) }),
    ...(env['API_ORIGIN'] && { apiOrigin: serviceOrigin(env['API_ORIGIN']), config }),
  };
}

function scenarioOf(name: string): ScenarioName {
  if (isScenarioName(name)) return name;
  throw new Error(`There is no scenario "${name}". There are: ${Object.keys(scenarios).join(', ')}.`);
}

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: { scenario: { type: 'string' }, reset: { type: 'boolean', default: false } },
    });
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`, {
      cause: error,
    });
  }
}

/** A value as a shell reads it. */
const shellWord = (text: string): string => (/^[\w:./-]+$/.test(text) ? text : `'${text}'`);

export const usage = `npm start                            what was there last time, or a busy account at first
npm start -- --scenario newAccount   another account to begin with
npm start -- --reset                 forgets what was changed
npm start -- --help                  says this
PORT=8080 npm start                  another port than 4100
MILLRACE_HOST=0.0.0.0 npm start      reached from other machines, by everyone there
MILLRACE_STATE=<folder> npm start    keeps its state there instead of in .millrace
API_ORIGIN=https://… npm start       the same console on a real service

What the page may know of a real service, each in front of npm start (docs/deploy.md):
${Object.values(settings)
  .map(({ variable, example, purpose }) => `${variable}=${shellWord(example)}\n    ${purpose}`)
  .join('\n')}`;
