/** One documented outcome of a call, with a request that causes it. */
export interface Outcome {
  readonly status: number;
  /** The path's parameters, as in the address. */
  readonly at?: Readonly<Record<string, string>>;
  /** The query, with its question mark. */
  readonly query?: string;
  readonly body?: Readonly<Record<string, unknown>>;
  /** The email of the sender; `null` for nobody. @default the admin */
  readonly as?: string | null;
}

export type Outcomes<Handlers> = Readonly<Record<keyof Handlers, readonly Outcome[]>>;

export const nobody = { as: null };
export const unverified = { as: 'unverified@acme.example' };
