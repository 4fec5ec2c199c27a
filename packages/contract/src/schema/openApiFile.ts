import type { JsonSchema, Named } from './jsonSchema.ts';

/** A parameter of a call. */
export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required?: boolean;
  readonly schema: JsonSchema;
}

interface Media {
  readonly schema: JsonSchema;
  readonly example?: unknown;
}

export interface Body {
  readonly required?: boolean;
  readonly content: Readonly<Record<string, Media>>;
}

export interface Answer {
  readonly $ref?: string;
  readonly description?: string;
  readonly content?: Readonly<Record<string, Media>>;
}

/** A call. */
export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly tags: readonly string[];
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Body;
  readonly responses: Readonly<Record<string, Answer>>;
  /** How long the console waits for the answer to begin, in milliseconds. */
  readonly 'x-time-limit-ms': number;
  /** The kind of the call, such as `list` or `probe`. */
  readonly 'x-kind': string;
  /** Set if the specification has no such call: what it would be for. The console works without it. */
  readonly 'x-proposed'?: string;
}

export const methods = ['get', 'post', 'patch', 'put', 'delete'] as const;
export type LowerMethod = (typeof methods)[number];

export type PathItem = Readonly<Partial<Record<LowerMethod, Operation>>>;

/** A screen with the calls that it makes. */
export interface Screen {
  readonly name: string;
  readonly path: string;
  /** Without one of them the screen shows only what went wrong. */
  readonly needs: readonly string[];
  /** Without one of them a part of the screen is missing. */
  readonly parts: readonly string[];
  /** What people do there. */
  readonly does: readonly string[];
}

/** The file `openapi.json`. */
export interface OpenApiFile {
  readonly openapi: string;
  readonly info: Readonly<Record<string, unknown>>;
  readonly servers: readonly Readonly<Record<string, unknown>>[];
  readonly tags: readonly { readonly name: string; readonly description?: string }[];
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly components: {
    readonly schemas: Named;
    readonly responses: Readonly<Record<string, Answer>>;
    readonly securitySchemes: Readonly<Record<string, unknown>>;
  };
  readonly 'x-screens': readonly Screen[];
  /** The values that the console knows of statuses, roles, types and the like. */
  readonly 'x-words'?: readonly string[];
}

/** A call with its place in the file. */
export interface Listed {
  readonly name: string;
  readonly method: LowerMethod;
  readonly path: string;
  readonly operation: Operation;
}

/** All calls of a file, in its order. */
export const callsOf = ({ paths }: Pick<OpenApiFile, 'paths'>): readonly Listed[] =>
  Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ name: operation.operationId, method, path, operation }] : [];
    }),
  );

const jsonType = 'application/json';

/** The schema of a call's successful answer; nothing if its body is not read. */
export function answerSchema({ responses }: Operation): JsonSchema | undefined {
  const good = Object.entries(responses).find(([status]) => status.startsWith('2'));
  return good?.[1].content?.[jsonType]?.schema;
}

/** The schema of a call's body, in its encoding. */
export function bodySchema({ requestBody }: Operation): JsonSchema | undefined {
  return Object.values(requestBody?.content ?? {})[0]?.schema;
}
