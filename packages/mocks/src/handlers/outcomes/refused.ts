import type { Outcome } from './outcome.ts';

/** A documented refusal, with its `detail`: a sentence, or the only field that it is about. */
export interface Refused extends Outcome {
  readonly detail: string | readonly [{ readonly loc: readonly (string | number)[]; readonly msg: string }];
}

export type Refusals<Handlers> = Readonly<Partial<Record<keyof Handlers, readonly Refused[]>>>;

type Request = Omit<Outcome, 'status'>;

/** Requests that are refused with a sentence. */
export const refusedBecause = (
  status: number,
  rows: readonly (readonly [request: Request, detail: string])[],
): Refused[] => rows.map(([request, detail]) => ({ ...request, status, detail }));

/** Changes to a body that make one value wrong: the place of the value, with dots, and the sentence about it. */
export type WrongValues = readonly (readonly [changes: object, place: string, msg: string])[];

export const refusedValues = (valid: Request, rows: WrongValues): Refused[] =>
  rows.map(([changes, place, msg]) => {
    const loc = place.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
    return { ...valid, body: { ...valid.body, ...changes }, status: 422, detail: [{ loc, msg }] };
  });

/** The same for a parameter of the query. */
export const refusedQueries = (
  valid: Request,
  rows: readonly (readonly [query: string, name: string, msg: string])[],
): Refused[] =>
  rows.map(([query, name, msg]) => ({
    ...valid,
    query,
    status: 422,
    detail: [{ loc: ['query', name], msg }],
  }));
