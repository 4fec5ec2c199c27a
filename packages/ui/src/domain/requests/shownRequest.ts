import type { Problem } from '../outcome/problem.ts';
import type { RequestTexts } from './requestTexts.ts';

/** A request as people see it before it is sent. It contains no secrets. */
export interface ShownRequest {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly texts: RequestTexts;
}

/** The requests that a form or a confirmation would send now. */
export interface ShownRequests {
  /** The first of them, in their order. */
  readonly requests: readonly ShownRequest[];
  /** How many others there are, one for each further item. @default 0 */
  readonly restCount?: number;
  /** Other requests follow, which need the answer to the last one. @default false */
  readonly hasFollowing?: boolean;
  /** Why there are none: what they depend on could not be read. */
  readonly problem?: Problem;
}

/** Works out the requests when they are asked for. */
export type RequestSource = () => Promise<ShownRequests>;
