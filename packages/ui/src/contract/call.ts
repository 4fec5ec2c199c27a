import type * as v from 'valibot';

import type { RealtimeResource } from '../domain/realtime/events.ts';
import type { CamelKeys } from './wire.ts';

/**
 * What a call is to the person who waits for it. Time limits and repetition follow from it
 * (docs/faults.md, "Call classes").
 */
export type CallKind =
  | 'session'
  | 'list'
  | 'detail'
  | 'series'
  | 'introspection'
  | 'auxiliary'
  | 'create'
  | 'change'
  | 'remove'
  | 'command'
  | 'administration'
  | 'message'
  | 'probe'
  | 'credentials'
  | 'token'
  | 'logout'
  | 'billing'
  | 'oauth'
  | 'channel';

/** What a call reads or changes. It leads the key of every cached read (see the console's data/read.ts). */
export type Resource =
  | RealtimeResource
  | 'alert'
  | 'alertTrigger'
  | 'channel'
  | 'client'
  | 'etlScript'
  | 'fileSample'
  | 'helpArticle'
  | 'hook'
  | 'message'
  | 'metric'
  | 'oauth'
  | 'pipelineEvent'
  | 'product'
  | 'providerItem'
  | 'publicAddress'
  | 'region'
  | 's3Role'
  | 'schema'
  | 'session'
  | 'subscription'
  | 'usage'
  | 'user';

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
export type Entries = Readonly<Record<string, v.GenericSchema>>;
type NoEntries = Readonly<Record<never, never>>;

type PathParam<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParam<Rest>
  : never;

/** One call of the service as data. The console makes it, the twin must answer it. */
export interface Call<
  Path extends string = string,
  Params extends Entries = Entries,
  Query extends Entries = Entries,
  Body extends v.GenericSchema | undefined = v.GenericSchema | undefined,
  Response extends v.GenericSchema | undefined = v.GenericSchema | undefined,
> {
  /** The export's own name; it is the call's action key (spec §8). */
  readonly name: string;
  readonly resource: Resource;
  readonly method: Method;
  /** As spec §7 writes it, trailing slash and all. */
  readonly path: Path;
  readonly kind: CallKind;
  readonly params: Params;
  /** Keyed as on the wire; every entry may be left out. */
  readonly query: Query;
  /** The body in its wire form; `undefined` where none is sent. */
  readonly body: Body;
  readonly bodyEncoding: 'json' | 'form';
  /** `undefined` where nothing is read from the answer. */
  readonly response: Response;
  /** Maximum length of each text in the answer. @default textLimit.text */
  readonly textLimit?: number;
  /** The service tests a connection before it answers, so the answer may take as long as a test does. */
  readonly testsConnection?: boolean;
  /** Decodes a large answer from its text, with pauses; it throws where the text is not what it takes it for. */
  readonly readText?: (
    text: string,
  ) => Promise<Response extends v.GenericSchema ? v.InferOutput<Response> : never>;
}

type Fields<Wanted extends Entries> = { [Key in keyof Wanted]: v.InferOutput<Wanted[Key]> };
type BodyField<Body> = Body extends v.GenericSchema
  ? { body: CamelKeys<v.InferInput<Body>> }
  : { body?: undefined };

/** What a caller gives: path parameters and query in one object, the body under `body`, all in camelCase. */
export type CallArguments<C extends Call> =
  C extends Call<string, infer Params, infer Query, infer Body>
    ? Fields<Params> & Partial<CamelKeys<Fields<Query>>> & BodyField<Body>
    : never;

/** What a caller gets, decoded. */
export type CallResult<C extends Call> =
  C extends Call<string, Entries, Entries, v.GenericSchema | undefined, infer Response>
    ? Response extends v.GenericSchema
      ? v.InferOutput<Response>
      : undefined
    : never;

/** The answer as the service writes it. */
export type WireResult<C extends Call> =
  C extends Call<string, Entries, Entries, v.GenericSchema | undefined, infer Response>
    ? Response extends v.GenericSchema
      ? v.InferInput<Response>
      : undefined
    : never;

/** The body as the service reads it. */
export type WireBody<C extends Call> =
  C extends Call<string, Entries, Entries, infer Body>
    ? Body extends v.GenericSchema
      ? v.InferOutput<Body>
      : undefined
    : never;

/** A call with its arguments, ready to be made. */
export interface BoundCall<C extends Call = Call> {
  readonly call: C;
  readonly args: CallArguments<C>;
}

export const bind = <C extends Call>(call: C, args: CallArguments<C>): BoundCall<C> => ({ call, args });

interface Definition<
  Path extends string,
  Params extends Entries,
  Query extends Entries,
  Body extends v.GenericSchema | undefined,
  Response extends v.GenericSchema | undefined,
> {
  name: string;
  resource: Resource;
  method: Method;
  path: Path;
  kind: CallKind;
  query?: Query;
  body?: Body;
  /** @default 'json' */
  bodyEncoding?: 'json' | 'form';
  response?: Response;
  textLimit?: number;
  /** @default false */
  testsConnection?: boolean;
  readText?: (text: string) => Promise<Response extends v.GenericSchema ? v.InferOutput<Response> : never>;
  params?: Params;
}

/** Declares a call. Its path parameters must all be described, and only they. */
/* @__NO_SIDE_EFFECTS__ */
export function defineCall<
  const Path extends string,
  Params extends Record<PathParam<Path>, v.GenericSchema> = Record<PathParam<Path>, v.GenericSchema>,
  Query extends Entries = NoEntries,
  Body extends v.GenericSchema | undefined = undefined,
  Response extends v.GenericSchema | undefined = undefined,
>(
  definition: Definition<Path, Params, Query, Body, Response> &
    ([PathParam<Path>] extends [never] ? unknown : { params: Params }),
): Call<Path, Params, Query, Body, Response> {
  // What is left out has the type parameter's default, which the compiler cannot follow through the spread.
  return { params: {}, query: {}, bodyEncoding: 'json', ...definition } as Call<
    Path,
    Params,
    Query,
    Body,
    Response
  >;
}
