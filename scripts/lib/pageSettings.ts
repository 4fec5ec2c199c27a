import type {
  WireConnectorRequestConfig,
  WireChatConfig,
  WireFeedbackConfig,
  WireRuntimeConfig,
  WireSignedOutConfig,
} from '@millrace/ui/contract';
import rules from '../../packages/console/features.json' with { type: 'json' };
import {
  audiencesIn,
  environments,
  readFeatureRules,
} from '../../packages/ui/src/domain/entities/featureRules.ts';
import { featureToggles } from '../../packages/ui/src/domain/entities/features.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The variables that configure the page for a real service, in the order of `npm start -- --help`. */
const variables = [
  'MILLRACE_REALTIME_KEY',
  'MILLRACE_REALTIME_HOST',
  'MILLRACE_REALTIME_CLUSTER',
  'MILLRACE_WRITES',
  'MILLRACE_LOGIN_ADDRESS',
  'MILLRACE_SISTER_NAME',
  'MILLRACE_SISTER_APPS',
  'MILLRACE_SISTER_LOGIN',
  'MILLRACE_CONNECTOR_REQUESTS',
  'MILLRACE_FEATURE_REQUESTS',
  'MILLRACE_HUMAN_CHECK',
  'MILLRACE_CHAT',
  'MILLRACE_PRIVACY',
  'MILLRACE_TERMS',
  'MILLRACE_ENVIRONMENT',
  'MILLRACE_FEATURES',
] as const;

/**
 * Configuration of the page for the real service behind `API_ORIGIN`; missing values have their default.
 *
 * @throws a sentence for invalid values
 */
export function pageSettings(
  env: Environment,
): WireRuntimeConfig &
  Partial<WireChatConfig & WireConnectorRequestConfig & WireFeedbackConfig & WireSignedOutConfig> {
  const stray = env['API_ORIGIN'] ? undefined : variables.find((name) => env[name]);
  if (stray) {
    throw new Error(`${stray} describes a real service. Name it too: API_ORIGIN=https://… npm start`);
  }
  const realtime = realtimeOf(env);
  const sisterProduct = sisterProductOf(env);
  return {
    ...(realtime && { realtime }),
    ...writesOf(env),
    ...(env['MILLRACE_LOGIN_ADDRESS'] && { loginAddress: addressOf(env, 'MILLRACE_LOGIN_ADDRESS') }),
    ...(sisterProduct && { sisterProduct }),
    ...(env['MILLRACE_CONNECTOR_REQUESTS'] && {
      connectorRequests: addressOf(env, 'MILLRACE_CONNECTOR_REQUESTS'),
    }),
    ...(env['MILLRACE_FEATURE_REQUESTS'] && {
      featureRequests: addressOf(env, 'MILLRACE_FEATURE_REQUESTS'),
    }),
    ...partyOf(env, 'MILLRACE_HUMAN_CHECK', (humanCheck) => ({ humanCheck })),
    ...partyOf(env, 'MILLRACE_CHAT', (chat) => ({ chat })),
    ...legalOf(env),
    ...(env['API_ORIGIN'] && environmentOf(env)),
  };
}

function realtimeOf(env: Environment): WireRuntimeConfig['realtime'] {
  const key = env['MILLRACE_REALTIME_KEY'];
  const named = env['MILLRACE_REALTIME_HOST'];
  const cluster = env['MILLRACE_REALTIME_CLUSTER'];
  if (named && cluster) {
    throw new Error('Name one of MILLRACE_REALTIME_HOST and MILLRACE_REALTIME_CLUSTER, not both.');
  }
  const place = named ? 'MILLRACE_REALTIME_HOST' : 'MILLRACE_REALTIME_CLUSTER';
  if (!key) {
    if (named || cluster) throw new Error(`${place} needs MILLRACE_REALTIME_KEY beside it.`);
    return undefined;
  }
  if (named) {
    const [, host, port] = /^([\w.-]+)(?::(\d{1,5}))?$/.exec(named) ?? [];
    if (!host) throw notSuch('MILLRACE_REALTIME_HOST', named, 'host such as live.example');
    return { key, host, ...(port && { port: Number(port) }) };
  }
  if (!cluster) {
    throw new Error(
      'MILLRACE_REALTIME_KEY needs MILLRACE_REALTIME_HOST or MILLRACE_REALTIME_CLUSTER beside it.',
    );
  }
  if (!/^[\w-]+$/.test(cluster)) throw notSuch('MILLRACE_REALTIME_CLUSTER', cluster, 'cluster such as eu');
  // pusher-js uses the same host for a cluster.
  return { key, host: `ws-${cluster}.pusher.com` };
}

function writesOf(env: Environment): Pick<WireRuntimeConfig, 'writes'> {
  const named = env['MILLRACE_WRITES'];
  if (!named) return {};
  if (named !== 'merge' && named !== 'replace')
    throw notSuch('MILLRACE_WRITES', named, 'habit: merge, replace');
  return { writes: named };
}

function sisterProductOf(env: Environment): WireRuntimeConfig['sisterProduct'] {
  const parts = ['MILLRACE_SISTER_NAME', 'MILLRACE_SISTER_APPS', 'MILLRACE_SISTER_LOGIN'];
  const missing = parts.filter((name) => !env[name]);
  if (missing.length === parts.length) return undefined;
  if (missing.length > 0) {
    throw new Error(
      `${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} missing beside the others.`,
    );
  }
  return {
    name: env['MILLRACE_SISTER_NAME'] ?? '',
    appsAddress: addressOf(env, 'MILLRACE_SISTER_APPS'),
    loginAddress: addressOf(env, 'MILLRACE_SISTER_LOGIN'),
  };
}

interface Party {
  readonly address: string;
  readonly origins?: string[];
}

/** A third party's script, then the other hosts that it calls or frames. */
function partyOf<Part extends object>(
  env: Environment,
  name: (typeof variables)[number],
  part: (party: Party) => Part,
): Partial<Part> {
  const [address, ...origins] = (env[name] ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .map((each) => checkedAddress(name, each));
  if (address === undefined) return {};
  return part({ address, ...(origins.length > 0 && { origins }) });
}

function legalOf(env: Environment): Pick<WireSignedOutConfig, 'legal'> {
  const legal = {
    ...(env['MILLRACE_PRIVACY'] && { privacy: addressOf(env, 'MILLRACE_PRIVACY') }),
    ...(env['MILLRACE_TERMS'] && { terms: addressOf(env, 'MILLRACE_TERMS') }),
  };
  return Object.keys(legal).length > 0 ? { legal } : {};
}

const addressOf = (env: Environment, name: string): string => checkedAddress(name, env[name] ?? '');

/** An address elsewhere, or a path of the console. */
function checkedAddress(name: string, address: string): string {
  const isPath = /^\/(?!\/)/.test(address);
  const isElsewhere = /^https?:$/.test(URL.parse(address)?.protocol ?? '');
  if (!isPath && !isElsewhere) throw notSuch(name, address, 'address such as https://login.example/');
  return address;
}

/** The features of the environment (packages/console/features.json), changed by `MILLRACE_FEATURES`. */
function environmentOf(env: Environment): Pick<WireRuntimeConfig, 'environment' | 'features'> {
  const named = env['MILLRACE_ENVIRONMENT'] || 'production';
  const environment = environments.find((name) => name === named);
  if (!environment) throw notSuch('MILLRACE_ENVIRONMENT', named, `environment: ${environments.join(', ')}`);
  const own = env['MILLRACE_FEATURES'] ? featuresOf(env['MILLRACE_FEATURES']) : {};
  return { environment, features: { ...audiencesIn(readFeatureRules(rules), environment), ...own } };
}

function featuresOf(text: string): WireRuntimeConfig['features'] {
  const features: [(typeof featureToggles)[number], 'everyone' | number[]][] = [];
  for (const [name, audience] of Object.entries(objectOf(text))) {
    const toggle = featureToggles.find((known) => known === name);
    if (!toggle) {
      throw new Error(
        `MILLRACE_FEATURES knows no feature "${name}". There are: ${featureToggles.join(', ')}.`,
      );
    }
    if (audience === 'everyone') features.push([toggle, audience]);
    else if (Array.isArray(audience) && audience.every((id) => Number.isInteger(id))) {
      features.push([toggle, audience.map(Number)]);
    } else {
      throw new Error(`MILLRACE_FEATURES names for "${name}" neither "everyone" nor a list of client ids.`);
    }
  }
  return Object.fromEntries(features);
}

function objectOf(text: string): object {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // Reported below, as for JSON of another shape.
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  throw notSuch('MILLRACE_FEATURES', text, `JSON such as {"etl_script":"everyone"}`);
}

const notSuch = (name: string, value: string, example: string) =>
  new Error(`${name} is ${value}, which is no ${example}.`);
