import { hookEntities, hookEvents, type HookEntity } from '@millrace/ui/domain/entities';
import {
  allChannel,
  realtimeChanges,
  realtimeEventName,
  realtimeResources,
  refreshAppEvent,
  type RealtimeResource,
} from '@millrace/ui/domain/realtime';
import type { OpenApiFile } from '../schema/openApiFile.ts';
import { schemaPrefix, type JsonSchema, type Named } from '../schema/jsonSchema.ts';
import { handwritten } from './handwritten.ts';

interface Message {
  readonly name: string;
  readonly title: string;
  readonly summary: string;
  readonly contentType: 'application/json';
  readonly payload: JsonSchema;
  readonly examples?: readonly { readonly payload: unknown }[];
}

interface Channel {
  readonly address: string;
  readonly description: string;
  readonly parameters?: Readonly<Record<string, { readonly description: string }>>;
  readonly messages: Readonly<Record<string, { readonly $ref: string }>>;
}

/** The file `asyncapi.json`. */
export interface AsyncApiFile {
  readonly asyncapi: string;
  readonly info: Readonly<Record<string, unknown>>;
  readonly defaultContentType: string;
  readonly channels: Readonly<Record<string, Channel>>;
  readonly operations: Readonly<Record<string, unknown>>;
  readonly components: { readonly messages: Readonly<Record<string, Message>>; readonly schemas: Named };
}

const rowName: Readonly<Record<RealtimeResource, string>> = {
  source: 'Source',
  pipeline: 'PipelineDetail',
  destination: 'Destination',
  tunnel: 'Tunnel',
};

const payloadOf = (resource: RealtimeResource): JsonSchema => ({
  type: 'object',
  description: 'An event is a hint: the console reads again what the event leaves out.',
  properties: {
    resource_id: { ...handwritten.ref('Id'), description: 'May be left out if resource_data is sent.' },
    resource_data: { anyOf: [{ $ref: schemaPrefix + rowName[resource] }, { type: 'null' }] },
    resource_delta: { anyOf: [{ $ref: `${schemaPrefix}${rowName[resource]}Changes` }, { type: 'null' }] },
    rev: {
      type: 'number',
      description: 'Grows with every change of the object, so that late events are recognised.',
      'x-assumed': true,
      'x-shown-in': 'Not shown: orders late events',
    },
  },
  anyOf: [{ required: ['resource_id'] }, { type: 'object', required: ['resource_data'] }],
});

const pastTense = { created: 'was created', updated: 'changed', deleted: 'was deleted' } as const;

const resourceMessages = realtimeResources.flatMap((resource) =>
  realtimeChanges.map((change): [string, Message] => {
    const name = realtimeEventName(resource, change);
    return [
      name,
      {
        name,
        title: `A ${resource} ${pastTense[change]}`,
        summary: `The ${resource} lists and pages follow.`,
        contentType: 'application/json',
        payload: payloadOf(resource),
      },
    ];
  }),
);

const refreshMessage: Message = {
  name: refreshAppEvent,
  title: 'A new version of the console is deployed',
  summary: 'The page reloads at its next navigation.',
  contentType: 'application/json',
  payload: {},
};

/** A hook's message, for an event of an entity. The example is what the console shows people. */
function hookMessages(example: HookExample): [string, Message][] {
  return hookEntities.flatMap((entity) =>
    Object.entries<string>(hookEvents[entity]).map(([event, description]): [string, Message] => {
      const payload: unknown = example(entity, event);
      return [
        event.replace('.', '_'),
        {
          name: event,
          title: description.replace(/\.$/, ''),
          summary: 'Sent to the address of each hook that is attached and has selected the event.',
          contentType: 'application/json',
          payload: {
            type: 'object',
            properties: {
              event: { type: 'string', enum: [event] },
              at: { type: 'string', format: 'date-time' },
              [entity]: {
                type: 'object',
                properties: { id: handwritten.ref('Id'), name: { type: 'string' } },
                required: ['id', 'name'],
              },
            },
            required: ['event', 'at', entity],
          },
          examples: [{ payload }],
        },
      ];
    }),
  );
}

/** An example of a hook's payload. */
export type HookExample = (entity: HookEntity, event: string) => unknown;

const description = `The events that the console listens to, over the Pusher protocol, and the payloads of hooks.

The console subscribes to three channels. It authorises the two private ones with \`POST /api/v1/pusher/auth/\`. Without a realtime server the console works, and people reload to see changes. Events may come late, twice or not at all.`;

/** All schemas that a schema refers to, by name. */
function reached(schema: unknown, named: Named, found: Map<string, JsonSchema>): void {
  if (typeof schema !== 'object' || schema === null) return;
  for (const [key, value] of Object.entries(schema)) {
    if (key !== '$ref' || typeof value !== 'string') {
      reached(value, named, found);
      continue;
    }
    const name = value.slice(schemaPrefix.length);
    const target = named[name];
    if (!target || found.has(name)) continue;
    found.set(name, target);
    reached(target, named, found);
  }
}

/** Writes the file `asyncapi.json`. */
export function asyncApi(
  { components: { schemas: named } }: OpenApiFile,
  example: HookExample,
): AsyncApiFile {
  const changes = Object.values(rowName).map((name): [string, JsonSchema] => {
    const { required: _required, ...row } = named[name] ?? {};
    return [`${name}Changes`, { ...row, description: 'The changed fields only.' }];
  });
  const all: Named = { ...named, ...Object.fromEntries(changes) };
  const messages = Object.fromEntries([
    ...resourceMessages,
    [refreshAppEvent, refreshMessage],
    ...hookMessages(example),
  ]);
  const schemas = new Map<string, JsonSchema>();
  reached(messages, all, schemas);
  const refs = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, { $ref: `#/components/messages/${name}` }]));
  const resourceNames = resourceMessages.map(([name]) => name);
  const channels: Record<string, Channel> = {
    all: {
      address: allChannel,
      description: 'Everyone, without authorisation: its events must not carry data of a client.',
      messages: refs([...resourceNames, refreshAppEvent]),
    },
    user: {
      address: 'private-user-{userId}',
      description: 'One person.',
      parameters: { userId: { description: 'The id of the signed-in user.' } },
      messages: refs([...resourceNames, refreshAppEvent]),
    },
    client: {
      address: 'private-client-{clientId}',
      description: 'Everyone of an account.',
      parameters: { clientId: { description: 'The id of the client of the signed-in user.' } },
      messages: refs([...resourceNames, refreshAppEvent]),
    },
    hook: {
      address: '{hookUrl}',
      description: 'The address of a hook, which belongs to the customer.',
      parameters: { hookUrl: { description: 'The url of the hook.' } },
      messages: refs(hookMessages(example).map(([name]) => name)),
    },
  };
  return {
    asyncapi: '3.0.0',
    info: { title: 'Events of the service of the Millrace console', version: '1.0.0', description },
    defaultContentType: 'application/json',
    channels,
    operations: Object.fromEntries(
      Object.keys(channels).map((name) => [
        `send_${name}`,
        { action: 'send', channel: { $ref: `#/channels/${name}` } },
      ]),
    ),
    components: {
      messages,
      schemas: Object.fromEntries([...schemas].toSorted(([one], [other]) => (one < other ? -1 : 1))),
    },
  };
}
