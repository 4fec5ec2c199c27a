import type { WirePageConfig } from '@millrace/ui/contract';
import rules from '../../packages/console/features.json' with { type: 'json' };
import { audiencesIn, readFeatureRules } from '../../packages/ui/src/domain/entities/featureRules.ts';
import { settings, type Setting } from './settings.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The text of a variable as an error shows it: a sentence has room for the beginning only. */
const shown = (text: string): string => (text.length > 80 ? `${text.slice(0, 80)}…` : text);

function problemOf({ variable, expected, decode, isSensitive = false }: Setting<unknown>, text: string) {
  if (decode(text) !== undefined) return undefined;
  // An address may contain a password.
  const isHidden = isSensitive || text.includes('@');
  return `${variable} ${isHidden ? 'has a value that is not shown here' : `is ${shown(text)}`}. It should be ${expected}.`;
}

/** What is wrong with the variables, a sentence for each. It never contains a secret. */
export function settingProblems(env: Environment): readonly string[] {
  const problems = Object.values(settings).flatMap((setting) => {
    const text = env[setting.variable];
    return (text && problemOf(setting, text)) || [];
  });
  const isSet = ({ variable }: Setting<unknown>) => Boolean(env[variable]);
  const { realtimeKey, realtimeHost, realtimeCluster } = settings;
  if (isSet(realtimeHost) && isSet(realtimeCluster)) {
    problems.push(
      `${realtimeHost.variable} and ${realtimeCluster.variable} exclude each other. Set one of them.`,
    );
  }
  if (isSet(realtimeKey) && !isSet(realtimeHost) && !isSet(realtimeCluster)) {
    problems.push(
      `${realtimeKey.variable} needs ${realtimeHost.variable} or ${realtimeCluster.variable} beside it.`,
    );
  }
  const { realtimePath, realtimeTls, realtimeNames } = settings;
  for (const place of [realtimeHost, realtimeCluster, realtimePath, realtimeTls, realtimeNames]) {
    if (isSet(place) && !isSet(realtimeKey))
      problems.push(`${place.variable} needs ${realtimeKey.variable} beside it.`);
  }
  const sister = [settings.sisterName, settings.sisterApps, settings.sisterLogin];
  const missing = sister.filter((setting) => !isSet(setting)).map(({ variable }) => variable);
  if (missing.length > 0 && missing.length < sister.length) {
    problems.push(`${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} missing beside the others.`);
  }
  return problems;
}

/** The effective settings, a line for each: its value, or what happens without it. Values that may be secret are left out. */
export function settingLines(env: Environment): string {
  const rows = Object.values(settings).map(({ variable, without, isSensitive }) => {
    const text = env[variable];
    return [variable, text ? (isSensitive ? 'set' : text) : `not set: ${without}`] as const;
  });
  const width = Math.max(...rows.map(([variable]) => variable.length));
  return rows.map(([variable, said]) => `  ${variable.padEnd(width)}  ${said}`).join('\n');
}

/**
 * Configuration of the page for the real service behind `API_ORIGIN`; missing values have their default.
 *
 * @throws what is wrong with the variables, a line for each
 */
export function pageSettings(env: Environment): WirePageConfig {
  const stray = env['API_ORIGIN']
    ? undefined
    : Object.values(settings).find(({ variable }) => env[variable])?.variable;
  if (stray) {
    throw new Error(`${stray} describes a real service. Name it too: API_ORIGIN=https://… npm start`);
  }
  const problems = settingProblems(env);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return env['API_ORIGIN'] ? configOf(env) : {};
}

function configOf(env: Environment): WirePageConfig {
  const read = <Value>({ variable, decode }: Setting<Value>): Value | undefined => {
    const text = env[variable];
    return text ? decode(text) : undefined;
  };
  const environment = read(settings.environment) ?? 'production';
  const key = read(settings.realtimeKey);
  const place = read(settings.realtimeHost) ?? read(settings.realtimeCluster);
  const ofRealtime = {
    path: read(settings.realtimePath),
    tls: read(settings.realtimeTls),
    names: read(settings.realtimeNames),
  };
  const name = read(settings.sisterName);
  const appsAddress = read(settings.sisterApps);
  const sister = read(settings.sisterLogin);
  return {
    environment,
    // The features of the environment (packages/console/features.json), changed by a setting.
    features: { ...audiencesIn(readFeatureRules(rules), environment), ...read(settings.features) },
    build: read(settings.build),
    realtime: key && place ? { key, ...place, ...ofRealtime } : undefined,
    writes: read(settings.writes),
    lists: read(settings.lists),
    loginAddress: read(settings.loginAddress),
    sisterProduct: name && appsAddress && sister ? { name, appsAddress, loginAddress: sister } : undefined,
    oauth: unlessEmpty({
      address: read(settings.oauthAddress),
      clientId: read(settings.oauthClientId),
      providers: read(settings.oauthProviders),
    }),
    addressList: read(settings.addressList),
    connectorRequests: read(settings.connectorRequests),
    featureRequests: read(settings.featureRequests),
    humanCheck: read(settings.humanCheck),
    chat: read(settings.chat),
    legal: unlessEmpty({ privacy: read(settings.privacy), terms: read(settings.terms) }),
  };
}

/** `undefined` if no value is set. */
const unlessEmpty = <Values extends object>(values: Values): Values | undefined =>
  Object.values(values).some((value) => value !== undefined) ? values : undefined;

/**
 * The origin of `API_ORIGIN`.
 *
 * @throws a sentence if it is none
 */
export function serviceOrigin(address: string): string {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new Error(`API_ORIGIN is ${address}, which is no address such as https://service.example.`);
  }
  if (url.pathname !== '/' || url.search) {
    throw new Error(`API_ORIGIN names a service by its origin alone: ${url.origin}`);
  }
  return url.origin;
}
