import path from 'node:path';
import { parseArgs } from 'node:util';
import type { WireRuntimeConfig } from '@millrace/ui/contract';
import {
  isScenarioName,
  type ScenarioName,
  scenarios,
} from '../../packages/mocks/src/scenarios/scenarios.ts';
import { pageSettings } from './pageSettings.ts';

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
  readonly config?: WireRuntimeConfig;
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
    ...(env['API_ORIGIN'] && { apiOrigin: originOf(env['API_ORIGIN']), config }),
  };
}

function scenarioOf(name: string): ScenarioName {
  if (isScenarioName(name)) return name;
  throw new Error(`There is no scenario "${name}". There are: ${Object.keys(scenarios).join(', ')}.`);
}

function originOf(address: string): string {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new Error(`API_ORIGIN is ${address}, which is no address such as https://service.example.`);
  }
  if (url.pathname !== '/' || url.search) {
    throw new Error(`API_ORIGIN names a service by its origin alone: ${url.origin}`);
  }
  return url.origin;
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

export const usage = `npm start                            what was there last time, or a busy account at first
npm start -- --scenario newAccount   another account to begin with
npm start -- --reset                 forgets what was changed
npm start -- --help                  says this
PORT=8080 npm start                  another port than 4100
MILLRACE_HOST=0.0.0.0 npm start      reached from other machines, by everyone there
MILLRACE_STATE=<folder> npm start    keeps its state there instead of in .millrace
API_ORIGIN=https://… npm start       the same console on a real service

What the page may know of a real service, each in front of npm start:
MILLRACE_REALTIME_KEY=…              live updates; together with one of the two below
MILLRACE_REALTIME_HOST=live.example  their host, with a port if it is not the usual one
MILLRACE_REALTIME_CLUSTER=eu         or their cluster
MILLRACE_WRITES=merge                what the service does with a part of a configuration: merge or replace
MILLRACE_LOGIN_ADDRESS=https://…     where people sign in, if not here
MILLRACE_SISTER_NAME=…               the product in the apps menu
MILLRACE_SISTER_APPS=https://…       its apps page
MILLRACE_SISTER_LOGIN=https://…      its login page
MILLRACE_CONNECTOR_REQUESTS=https://… where people request a missing connector
MILLRACE_FEATURE_REQUESTS=https://… the public board of feature requests
MILLRACE_HUMAN_CHECK=https://…        the script that checks people who sign up, then its other hosts
MILLRACE_CHAT=https://…              the script of the support chat, then its other hosts
MILLRACE_PRIVACY=https://…           the privacy policy, as plain text
MILLRACE_TERMS=https://…             the terms of service, as plain text
MILLRACE_ENVIRONMENT=staging         development, staging or production: the features that everyone has there
MILLRACE_FEATURES='{"etl_script":[150]}'   who has what: "everyone", or ids of clients`;
