import { oauthProviders } from '../../packages/ui/src/domain/connectors/definition/oauth.ts';
import { environments } from '../../packages/ui/src/domain/entities/featureRules.ts';
import {
  realtimeChanges,
  realtimeEventName,
  realtimeResources,
  refreshAppEvent,
} from '../../packages/ui/src/domain/realtime/events.ts';
import { featureToggles, type FeatureToggle } from '../../packages/ui/src/domain/entities/features.ts';

/** A variable that configures the page for a real service. */
export interface Setting<Value> {
  readonly variable: `MILLRACE_${string}`;
  /** What it is for, in one line. */
  readonly purpose: string;
  /** What happens without it. */
  readonly without: string;
  /** A valid value. */
  readonly example: string;
  /** Ends the sentence “MILLRACE_… should be …”. */
  readonly expected: string;
  /** The value of a text; `undefined` if the text is none. It knows no other setting. */
  readonly decode: (text: string) => Value | undefined;
  /** Whether an invalid text stays out of errors, because it may be a secret in the wrong place. */
  readonly isSensitive?: boolean;
}

const setting = <Value>(given: Setting<Value>): Setting<Value> => given;

/** An address elsewhere, or a path of the console. A user name or password in it would be public. */
function address(text: string): string | undefined {
  if (/^\/(?!\/)/.test(text)) return /\s/.test(text) ? undefined : text;
  const url = URL.parse(text);
  const isWeb = url !== null && /^https?:$/.test(url.protocol) && !url.username && !url.password;
  return isWeb && !/\s/.test(text) ? text : undefined;
}
const anAddress = 'an address such as https://help.example/ or a path such as /help';

/** A third party's script, then the other hosts that it calls or frames. */
export interface Party {
  readonly address: string;
  readonly origins?: string[];
}
function party(text: string): Party | undefined {
  const [first, ...others] = text.split(/\s+/).map(address);
  const origins = others.filter((each) => each !== undefined);
  if (first === undefined || origins.length < others.length) return undefined;
  return { address: first, ...(origins.length > 0 && { origins }) };
}
const aParty = 'the address of a script, then those of its other hosts, separated by spaces';

/** Where people sign in at a provider: `{provider}` and the path of a field are placeholders. */
const place = (text: string): string | undefined => {
  const filled = text.replaceAll(/\{[\w.]+\}/g, 'x');
  return address(filled) === filled ? text : undefined;
};

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function object(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Reads each entry of a JSON object; `undefined` if one of them is invalid. */
function entries<Entry>(
  text: string,
  read: (name: string, value: unknown) => Entry | undefined,
): Entry[] | undefined {
  const written = Object.entries(object(text) ?? { '': undefined });
  const found = written.map(([name, value]) => read(name, value)).filter((entry) => entry !== undefined);
  return found.length === written.length ? found : undefined;
}

type Audience = 'everyone' | number[];

function features(text: string): Partial<Record<FeatureToggle, Audience>> | undefined {
  const found = entries(text, (name, audience): [FeatureToggle, Audience] | undefined => {
    const toggle = featureToggles.find((known) => known === name);
    if (!toggle) return undefined;
    if (audience === 'everyone') return [toggle, audience];
    const isList = Array.isArray(audience) && audience.every((id) => Number.isInteger(id));
    return isList ? [toggle, audience.map(Number)] : undefined;
  });
  return found && Object.fromEntries(found);
}

interface Place {
  readonly address?: string;
  readonly clientId?: string;
}

function providers(text: string): Record<string, Place> | undefined {
  const found = entries(text, (name, value): [string, Place] | undefined => {
    if (!Object.hasOwn(oauthProviders, name) || !isObject(value)) return undefined;
    const { address: where, clientId, ...others }: Record<string, unknown> = { ...value };
    // A client secret is no part of a page.
    if (Object.keys(others).length > 0) return undefined;
    if (where !== undefined && (typeof where !== 'string' || place(where) === undefined)) return undefined;
    if (clientId !== undefined && (typeof clientId !== 'string' || clientId === '')) return undefined;
    return [
      name,
      { ...(where !== undefined && { address: where }), ...(clientId !== undefined && { clientId }) },
    ];
  });
  return found && Object.fromEntries(found);
}

/** Our names of channels and events. */
const ownNames = [
  'all',
  'user',
  'client',
  ...realtimeResources.flatMap((resource) =>
    realtimeChanges.map((change) => realtimeEventName(resource, change)),
  ),
  refreshAppEvent,
];

function realtimeNames(text: string): Record<string, string> | undefined {
  const found = entries(text, (own, name): [string, string] | undefined => {
    if (!ownNames.includes(own) || typeof name !== 'string' || !/^\S{1,160}$/.test(name)) return undefined;
    // The realtime service asks for an authorisation only for names that begin like this.
    const isPrivate = /^private-.*\{id\}/.test(name);
    if ((own === 'user' || own === 'client') !== isPrivate) return undefined;
    return [own, name];
  });
  const isDistinct = new Set(found?.map(([, name]) => name)).size === found?.length;
  return found && isDistinct ? Object.fromEntries(found) : undefined;
}

const capabilities = ['search', 'ordering', 'filters'] as const;

function lists(text: string): Record<(typeof capabilities)[number], boolean> | undefined {
  const words = text === 'none' ? [] : text.split(/\s+/);
  if (words.some((word) => !capabilities.some((known) => known === word))) return undefined;
  return {
    search: words.includes('search'),
    ordering: words.includes('ordering'),
    filters: words.includes('filters'),
  };
}

const oneOf =
  <const Name extends string>(names: readonly Name[]) =>
  (text: string): Name | undefined =>
    names.find((name) => name === text);

/**
 * Every setting of the page for a real service: variables of `npm start`, `npm run page-config` and a deployment. The
 * documents and `npm start -- --help` list this table. Each setting is read by itself.
 */
export const settings = {
  environment: setting({
    variable: 'MILLRACE_ENVIRONMENT',
    purpose: 'Which features everyone has (docs/features.md)',
    without: 'production',
    example: 'staging',
    expected: environments.join(', '),
    decode: oneOf(environments),
  }),
  features: setting({
    variable: 'MILLRACE_FEATURES',
    purpose: 'Changes who has some of these features: "everyone", or ids of clients (A-48)',
    without: 'as the environment says',
    example: '{"etl_script":[150,2153],"resync_tool":"everyone"}',
    expected: `JSON with "everyone" or a list of client ids for some of ${featureToggles.join(', ')}`,
    decode: features,
  }),
  build: setting({
    variable: 'MILLRACE_BUILD',
    purpose: 'Name of the deployed build, new with each deployment. A page reloads once per build',
    without: 'the names of its files tell builds apart',
    example: '2026-03-04.1',
    expected: 'a name of up to 100 characters without spaces',
    decode: (text) => (/^\S{1,100}$/.test(text) ? text : undefined),
  }),
  realtimeKey: setting({
    variable: 'MILLRACE_REALTIME_KEY',
    purpose: 'The app key of the realtime service, which is public. It turns live updates on',
    without: 'screens do not update on their own',
    example: 'c0ffee',
    expected:
      'an app key of letters, digits, dots, dashes and underscores, together with a host or a cluster',
    decode: (text) => (/^[\w.-]{1,200}$/.test(text) ? text : undefined),
    isSensitive: true,
  }),
  realtimeHost: setting({
    variable: 'MILLRACE_REALTIME_HOST',
    purpose: 'The host of the realtime service, with its port if that is not the usual one',
    without: 'a cluster names the host',
    example: 'live.example:6001',
    expected: 'a host such as live.example or live.example:6001',
    decode(text) {
      const [, host, port] = /^([\w.-]+)(?::(\d{1,5}))?$/.exec(text) ?? [];
      if (host === undefined || Number(port ?? 1) < 1 || Number(port ?? 1) > 65_535) return undefined;
      return { host, ...(port !== undefined && { port: Number(port) }) };
    },
  }),
  realtimeCluster: setting({
    variable: 'MILLRACE_REALTIME_CLUSTER',
    purpose: 'The cluster of the realtime service, instead of a host',
    without: 'a host is named',
    example: 'eu',
    expected: 'a cluster such as eu',
    // pusher-js uses the same host for a cluster.
    decode: (text) => (/^[\w-]+$/.test(text) ? { host: `ws-${text}.pusher.com` } : undefined),
  }),
  realtimePath: setting({
    variable: 'MILLRACE_REALTIME_PATH',
    purpose: 'The path before those of the protocol, if the realtime service has one',
    without: 'none',
    example: '/realtime',
    expected: 'a path such as /realtime',
    decode: (text) => (/^(?:\/[\w.~-]+)+$/.test(text) ? text : undefined),
  }),
  realtimeTls: setting({
    variable: 'MILLRACE_REALTIME_TLS',
    purpose: 'Whether the realtime service is reached over TLS: on or off',
    without: 'on, apart from a page without TLS that uses a server on the same machine',
    example: 'on',
    expected: 'on or off',
    decode: (text) => (text === 'on' ? true : text === 'off' ? false : undefined),
  }),
  realtimeNames: setting({
    variable: 'MILLRACE_REALTIME_NAMES',
    purpose:
      'The service’s names of channels (all, user, client) and events that have another name there, by ours (A-43)',
    without: 'all, private-user-{id}, private-client-{id}, source_updated and so on',
    example: '{"client":"private-team.{id}","pipeline_updated":"pipeline.changed"}',
    expected: `JSON with names for some of ${ownNames.join(', ')}: each another one, those of user and client with private- in front and {id}`,
    decode: realtimeNames,
  }),
  writes: setting({
    variable: 'MILLRACE_WRITES',
    purpose:
      'What the service does with a configuration or a list of tables in a change: merges it into the stored one, or replaces the stored one (A-67, A-68)',
    without: 'what suits both is sent, and secrets that it does not show masked are entered again',
    example: 'merge',
    expected: 'merge or replace',
    decode: oneOf(['merge', 'replace']),
  }),
  lists: setting({
    variable: 'MILLRACE_LISTS',
    purpose: 'What the service’s lists can do: some of search, ordering and filters, or none (A-57)',
    without: 'all of them',
    example: 'search ordering',
    expected: 'some of search, ordering and filters, separated by spaces, or none',
    decode: lists,
  }),
  loginAddress: setting({
    variable: 'MILLRACE_LOGIN_ADDRESS',
    purpose: 'Where people sign in (A-01)',
    without: 'the console’s own /login',
    example: 'https://login.example/',
    expected: anAddress,
    decode: address,
  }),
  sisterName: setting({
    variable: 'MILLRACE_SISTER_NAME',
    purpose: 'Name of the product in the apps menu; needs the next two (A-62)',
    without: 'there is no apps menu',
    example: 'ETL',
    expected: 'a name of up to 60 characters',
    decode: (text) => (text.length <= 60 ? text : undefined),
  }),
  sisterApps: setting({
    variable: 'MILLRACE_SISTER_APPS',
    purpose: 'Its apps page',
    without: 'there is no apps menu',
    example: 'https://sister.example/apps',
    expected: anAddress,
    decode: address,
  }),
  sisterLogin: setting({
    variable: 'MILLRACE_SISTER_LOGIN',
    purpose: 'Its login page',
    without: 'there is no apps menu',
    example: 'https://sister.example/login',
    expected: anAddress,
    decode: address,
  }),
  oauthAddress: setting({
    variable: 'MILLRACE_OAUTH_ADDRESS',
    purpose:
      'Where people sign in at the provider of a source. {provider} and the path of a field are placeholders (A-105)',
    without: 'sources with a sign-in cannot be set up, unless their provider has an address',
    example: 'https://oauth.example/{provider}/authorize',
    expected: 'an address such as https://oauth.example/{provider}/authorize',
    decode: place,
  }),
  oauthClientId: setting({
    variable: 'MILLRACE_OAUTH_CLIENT_ID',
    purpose: 'The client id of the service at the providers, which is public. Never a client secret',
    without: 'sources with a sign-in cannot be set up, unless their provider has a client id',
    example: 'millrace',
    expected: 'a client id without spaces',
    decode: (text) => (/^\S{1,500}$/.test(text) ? text : undefined),
    isSensitive: true,
  }),
  oauthProviders: setting({
    variable: 'MILLRACE_OAUTH_PROVIDERS',
    purpose: 'Address and client id of single providers, by the type of the source',
    without: 'all providers have the address and the client id above',
    example: '{"hubspot":{"address":"https://app.hubspot.com/oauth/authorize?scope=oauth","clientId":"c1"}}',
    expected: `JSON such as {"hubspot":{"address":"https://…","clientId":"…"}} for some of ${Object.keys(oauthProviders).join(', ')}`,
    decode: providers,
    isSensitive: true,
  }),
  addressList: setting({
    variable: 'MILLRACE_ADDRESS_LIST',
    purpose: 'The list of IP addresses that firewalls must allow, on a host that allows reading it (spec §7)',
    without: '/static/public-ips.json of the console',
    example: 'https://static.example/public-ips.json',
    expected: anAddress,
    decode: address,
  }),
  connectorRequests: setting({
    variable: 'MILLRACE_CONNECTOR_REQUESTS',
    purpose: 'Where people request a missing connector',
    without: 'the link “Request it” is hidden',
    example: 'https://ideas.example/',
    expected: anAddress,
    decode: address,
  }),
  featureRequests: setting({
    variable: 'MILLRACE_FEATURE_REQUESTS',
    purpose: 'The public board of feature requests that Share Feedback links to',
    without: 'the tab says that there is none',
    example: 'https://ideas.example/features',
    expected: anAddress,
    decode: address,
  }),
  humanCheck: setting({
    variable: 'MILLRACE_HUMAN_CHECK',
    purpose:
      'Script of the human check that signing up requires, then the other hosts that it calls or frames (A-155)',
    without: 'nobody can sign up',
    example: 'https://check.example/widget.js https://frames.example',
    expected: aParty,
    decode: party,
  }),
  chat: setting({
    variable: 'MILLRACE_CHAT',
    purpose: 'Script of the support chat, then the other hosts that it calls or frames (A-163)',
    without: 'Share Feedback offers no chat',
    example: 'https://chat.example/widget.js https://talk.example',
    expected: aParty,
    decode: party,
  }),
  privacy: setting({
    variable: 'MILLRACE_PRIVACY',
    purpose: 'The privacy policy as plain text, on a host that allows reading it',
    without: 'a placeholder is shown',
    example: '/legal/privacy.txt',
    expected: anAddress,
    decode: address,
  }),
  terms: setting({
    variable: 'MILLRACE_TERMS',
    purpose: 'The terms of service as plain text, on a host that allows reading them',
    without: 'a placeholder is shown',
    example: 'https://legal.example/terms.txt',
    expected: anAddress,
    decode: address,
  }),
};
