import type * as v from 'valibot';

import type { TestResult } from '../domain/outcome/testResult.ts';
import type { RealtimeResource } from '../domain/realtime/events.ts';
import type { CamelKeys } from './wire.ts';

/** The kind of a call. It determines the time limit and retries (docs/faults.md, "Call classes"). */
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

/**
 * The resource that a call reads or changes. It is the first part of every cached read's key (see the
 * console's data/read.ts).
 */
export type Resource =
  | RealtimeResource
  | 'activity'
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

/** Whether a row of the answer fits the value of a query parameter; `undefined` if the row does not say. */
type Fit<Row, Value> = { fits(row: Row, wanted: Value): boolean | undefined }['fits'];

type RowOf<Response> = Response extends v.GenericSchema
  ? v.InferOutput<Response> extends { readonly rows: readonly (infer Row)[] }
    ? Row
    : never
  : never;

/** What each filter of a list means for its rows, by the filter's camelCase name. */
type Fits<Query extends Entries, Response> = {
  readonly [Name in keyof CamelKeys<Query>]?: Fit<RowOf<Response>, Fields<CamelKeys<Query>>[Name]>;
};

/** A service call as data. The console makes it and the twin answers it. */
export interface Call<
  Path extends string = string,
  Params extends Entries = Entries,
  Query extends Entries = Entries,
  Body extends v.GenericSchema | undefined = v.GenericSchema | undefined,
  Response extends v.GenericSchema | undefined = v.GenericSchema | undefined,
> {
  /** The name of the export. It is also the call's action key (spec §8). */
  readonly name: string;
  readonly resource: Resource;
  readonly method: Method;
  /** As written in spec §7, including the trailing slash. */
  readonly path: Path;
  readonly kind: CallKind;
  /**
   * What the call would be for. The specification has no such call, and a service may not have it either: the console then
   * shows nothing of it. @default the call is in the specification
   */
  readonly proposal?: string;
  readonly params: Params;
  /** Query parameters, keyed as on the wire. All are optional. */
  readonly query: Query;
  /** Which rows fit a filter, because a service may ignore it (fits.ts). */
  readonly fits?: Readonly<Record<string, Fit<unknown, unknown> | undefined>>;
  /** The body in its wire form; `undefined` if there is none. */
  readonly body: Body;
  readonly bodyEncoding: 'json' | 'form';
  /** `undefined` if the answer's body is not used. */
  readonly response: Response;
  /** Maximum length of each text in the answer, in characters. @default textLimit.text */
  readonly textLimit?: number;
  /**
   * The service tests a connection before it answers, so the call has the time limit of a test. Decodes the result of a
   * failed test (spec §8).
   */
  readonly connectionTest?: v.GenericSchema<unknown, TestResult>;
  /** Decodes a large answer from its text in slices. Throws if the text does not have the expected shape. */
  readonly readText?: (
    text: string,
  ) => Promise<Response extends v.GenericSchema ? v.InferOutput<Response> : never>;
}

type Fields<Wanted extends Entries> = { [Key in keyof Wanted]: v.InferOutput<Wanted[Key]> };
type BodyField<Body> = Body extends v.GenericSchema
  ? { body: CamelKeys<v.InferInput<Body>> }
  : { body?: undefined };

/**
 * The arguments of a call: path parameters and query in one object and the body under `body`, all in
 * camelCase.
 */
export type CallArguments<C extends Call> =
  C extends Call<string, infer Params, infer Query, infer Body>
    ? Fields<Params> & Partial<CamelKeys<Fields<Query>>> & BodyField<Body>
    : never;

/** The decoded answer of a call. */
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

/** A call with its arguments. */
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
  fits?: Fits<Query, Response>;
  body?: Body;
  /** @default 'json' */
  bodyEncoding?: 'json' | 'form';
  response?: Response;
  textLimit?: number;
  proposal?: string;
  connectionTest?: v.GenericSchema<unknown, TestResult>;
  readText?: (text: string) => Promise<Response extends v.GenericSchema ? v.InferOutput<Response> : never>;
  params?: Params;
}

/** Declares a call. The types require an entry for each path parameter and no other. */
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
  // Omitted options have the type parameters' defaults; the compiler cannot follow them through the spread.
  return { params: {}, query: {}, bodyEncoding: 'json', ...definition } as Call<
    Path,
    Params,
    Query,
    Body,
    Response
  >;
}
