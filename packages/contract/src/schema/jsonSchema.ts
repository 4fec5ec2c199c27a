/** The part of JSON Schema (draft 2020-12) that the contract's files use. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: TypeName | readonly TypeName[];
  readonly format?: 'date-time' | 'date';
  readonly pattern?: string;
  readonly enum?: readonly (string | number)[];
  readonly const?: string | number | boolean;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly prefixItems?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly description?: string;
  readonly examples?: readonly unknown[];
  /** The specification does not name the field: a service may leave it out, and a wrong value counts as left out. */
  readonly 'x-assumed'?: true;
  /** An assumed field that no known service sends yet: it says what a service would have to tell. */
  readonly 'x-proposed'?: true;
  /** The screens that show an assumed field. */
  readonly 'x-shown-in'?: string;
  /** A wrong value is dropped, and the rest of the answer is used. */
  readonly 'x-tolerated'?: true;
}

export type TypeName = 'null' | 'boolean' | 'integer' | 'number' | 'string' | 'array' | 'object';

/** Named schemas, to which a `$ref` leads. */
export type Named = Readonly<Record<string, JsonSchema>>;

export const schemaPrefix = '#/components/schemas/';

/** The schema itself, or the named one to which it refers. */
export function resolve(schema: JsonSchema, named: Named): JsonSchema {
  if (schema.$ref === undefined) return schema;
  const { $ref, ...own } = schema;
  const found = named[$ref.slice(schemaPrefix.length)];
  if (!$ref.startsWith(schemaPrefix) || !found) throw new Error(`${$ref} is not in the file.`);
  return { ...resolve(found, named), ...own };
}

/** The types that a schema names; empty if it allows any. */
export const typesOf = ({ type }: JsonSchema): readonly TypeName[] =>
  type === undefined ? [] : typeof type === 'string' ? [type] : type;
