import type { TestResult } from './testResult.ts';

/** An error of the service at one field: its location and its message. */
export interface FieldError {
  /** Keys from the request's body inwards, such as `['config', 'connection_config', 'host']`. */
  readonly location: readonly string[];
  readonly message: string;
}

/**
 * Every failure that the product can show.
 * `offline`: not sent. `network`: no answer. `timeout`: no answer in time. `aborted`: the screen was left.
 * `cancelled`: the user stopped it. `http`: the service refused. `html`: something else answered in its place.
 * `json`, `schema`: an invalid answer. `rows`: an answer that counts rows but brings none.
 * `bug`: an error of the page itself (F31).
 */
export type ProblemKind =
  | 'offline'
  | 'network'
  | 'timeout'
  | 'aborted'
  | 'cancelled'
  | 'http'
  | 'html'
  | 'json'
  | 'schema'
  | 'rows'
  | 'bug';

/** The request that failed, for support: nothing that anyone typed, and nobody's id. */
export interface FailedRequest {
  readonly method: string;
  /** Without its query. What may be a secret or a person's id is a placeholder: `/api/v1/user/activate/{id}/`. */
  readonly path: string;
  readonly at: Date;
}

export interface Problem {
  readonly kind: ProblemKind;
  /** The HTTP status, if the service answered. */
  readonly status?: number;
  /** The HTTP status of an answer that something else gave in place of the service, such as a proxy. */
  readonly foreignStatus?: number;
  /** The service's own message. */
  readonly detail?: string;
  readonly fieldErrors?: readonly FieldError[];
  /** The first errors of fields as a sentence, for places without these fields. Left out if there is a `detail`. */
  readonly said?: string;
  /** The connection test that refused a create (spec §8). */
  readonly testResult?: TestResult;
  /** How long to wait before a retry, in ms. */
  readonly retryAfterMs?: number;
  readonly requestId?: string;
  /** Left out if nothing was requested. */
  readonly request?: FailedRequest;
  /**
   * The request was a write and may have been carried out, although no usable answer arrived. Never report it
   * as failed: refetch first.
   */
  readonly isOutcomeUnknown?: boolean;
  /** The request was a write and was not sent. Unlike a read, it is not retried automatically (F1). */
  readonly isUnsent?: boolean;
}

/** A {@link Problem} as a throwable error. */
export class ProblemError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem, options?: ErrorOptions) {
    super(problem.detail ?? problem.kind, options);
    this.name = 'ProblemError';
    this.problem = problem;
  }
}

/**
 * The problem of any thrown value. Calls and lazily loaded code throw only a {@link ProblemError}; anything
 * else is an error of the page.
 */
export const problemOf = (thrown: unknown): Problem =>
  thrown instanceof ProblemError ? thrown.problem : { kind: 'bug' };

export interface ProblemWording {
  /** What happened, as a short sentence. */
  readonly title: string;
  /** What to do, or the service's own message. */
  readonly advice: string;
}

const byKind: Record<Exclude<ProblemKind, 'http'>, ProblemWording> = {
  offline: { title: 'You are offline.', advice: 'This loads when you are back online.' },
  network: { title: 'The service could not be reached.', advice: 'Check your connection, then try again.' },
  timeout: { title: 'The service took too long to answer.', advice: 'Try again in a moment.' },
  aborted: { title: 'The request was stopped.', advice: 'Try again.' },
  cancelled: { title: 'You cancelled this.', advice: 'Nothing was changed.' },
  html: {
    title: 'The response could not be read.',
    advice: 'Something between you and the service replied in its place. Try again.',
  },
  json: { title: 'The response was incomplete.', advice: 'Try again.' },
  schema: {
    title: 'The response was not in the expected format.',
    advice: 'Reload the page, then try again.',
  },
  rows: {
    title: 'The rows are missing.',
    advice: 'The service counts rows here but sent none. Try again.',
  },
  bug: { title: 'Something went wrong on this page.', advice: 'Reload the page, then try again.' },
};

const refusedInput: ProblemWording = {
  title: 'The service rejected some values.',
  advice: 'Check the fields.',
};
const byStatus: Readonly<Partial<Record<number, ProblemWording>>> = {
  400: refusedInput,
  401: { title: 'Your session has ended.', advice: 'Sign in again to continue.' },
  403: { title: 'You do not have access to this.', advice: 'Ask an admin of your account.' },
  404: { title: 'This was not found.', advice: 'It may have been removed.' },
  409: {
    title: 'This is not possible right now.',
    advice: 'It may have changed meanwhile. Reload, then try again.',
  },
  422: refusedInput,
  429: { title: 'Too many requests.', advice: 'Wait a moment, then try again.' },
};
const anyOtherStatus: ProblemWording = {
  title: 'The service had an error.',
  advice: 'Try again in a moment.',
};

/** The message of a problem. If the service sent a sentence, or errors of fields, they are the advice. */
export function describeProblem(problem: Problem): ProblemWording {
  if (problem.isOutcomeUnknown) {
    return {
      title: 'We could not confirm whether this was done.',
      advice: 'Check whether it took effect before you try again.',
    };
  }
  if (problem.isUnsent) {
    return {
      title: 'You are offline.',
      advice: 'Nothing was sent. Try again when you are back online.',
    };
  }
  const wording =
    problem.kind === 'http' ? (byStatus[problem.status ?? 500] ?? anyOtherStatus) : byKind[problem.kind];
  const said = problem.detail || problem.said;
  // Their sentences count seconds that pass while they are read.
  if (!said || problem.status === 429) return wording;
  // The reason may be any: a quota that is used up is no question of access.
  return { title: problem.status === 403 ? 'This is not allowed.' : wording.title, advice: said };
}

/** The message of a failed read that names what is missing: `Alerts could not be loaded.` */
export function describeFailedRead(problem: Problem, subject: string): ProblemWording {
  const wording = describeProblem(problem);
  // These are about the reader or the page, not about what was read.
  if (problem.kind === 'offline' || problem.kind === 'bug') return wording;
  if (problem.status === 401 || problem.status === 429) return wording;
  const request = problem.requestId === undefined ? '' : ` Request: ${problem.requestId}`;
  return {
    title: `${subject} could not be loaded.`,
    advice: `${wording.title} ${wording.advice}${request}`,
  };
}

/**
 * The failure of a task: what failed, why, what to do, and what was kept.
 * @param failed a sentence, such as `The tables could not be saved.`
 * @param kept a sentence, such as `Your selection is kept.`
 */
export function describeFailure(failed: string, problem: Problem, kept?: string): ProblemWording {
  const common = describeProblem(problem);
  // Whether it failed is not known.
  if (problem.isOutcomeUnknown) return common;
  // A conflict names its own reason.
  const isOwnReason = common.title === common.advice || (problem.status === 409 && problem.detail);
  const parts = [isOwnReason ? undefined : common.title, common.advice, kept];
  return { title: failed, advice: parts.filter((part) => part !== undefined).join(' ') };
}

/**
 * Whether the failure may mean that the session has ended: 401, or the 403 that some services answer instead. It must
 * still be verified.
 */
export const isUnauthorised = ({ kind, status }: Problem): boolean =>
  kind === 'http' && (status === 401 || status === 403);
