import { isOAuthProvider } from '../connectors/definition/oauth.ts';
import { labelOf } from '../entities/catalogue.ts';
import type { Pipeline } from '../entities/pipeline.ts';
import { blamedEnd } from '../connectors/test/blamedEnd.ts';
import { errorKinds, type ErrorKind, type ErrorKindId } from './errorKinds.ts';

export type End = 'source' | 'destination';

/** An error whose words are known, in plain words. */
export interface ExplainedError {
  readonly id: ErrorKindId;
  readonly kind: ErrorKind;
  /** The connector that failed; the source if nothing tells which one. */
  readonly end: End;
  /** Whether the error or the types of the connectors tell which one it is. */
  readonly isEndKnown: boolean;
  /** What happened, in lower case and without a full stop: `Stripe refused the key`. */
  readonly what: string;
  /** What to verify first, as sentences. */
  readonly check: string;
}

type Ends = Pick<Pipeline, 'source' | 'destination'>;

/** Characters of an error that are read. Patterns take long on long texts, and an error says what it is at its start. */
const mostRead = 2_000;

const ids = Object.keys(errorKinds).filter((id): id is ErrorKindId => Object.hasOwn(errorKinds, id));

/** The connector that an error is about: the one that it names, or the only one whose type has such errors. */
function endOf({ types, isSignIn = false }: ErrorKind, error: string, ends: Ends): End | undefined {
  const named = blamedEnd(error, ends);
  if (named) return named;
  const fits = (type: string | undefined): boolean =>
    type !== undefined && (isSignIn ? isOAuthProvider(type) : (types?.includes(type) ?? false));
  const [isSource, isDestination] = [fits(ends.source?.type), fits(ends.destination?.type)];
  if (isSource === isDestination) return undefined;
  return isSource ? 'source' : 'destination';
}

/**
 * What an error means, by the words of the database, cloud or API in it. `undefined` if they are unknown: such an error is
 * shown as it is, without a cause.
 */
export function explainError(error: string | null | undefined, ends: Ends): ExplainedError | undefined {
  if (!error) return undefined;
  const read = error.slice(0, mostRead);
  const id = ids.find((each) => errorKinds[each].matches(read));
  if (id === undefined) return undefined;
  const kind: ErrorKind = errorKinds[id];
  const known = endOf(kind, read, ends);
  const end = known ?? 'source';
  const type = known && ends[known]?.type;
  const name = type === undefined ? 'the server' : labelOf(type);
  return {
    id,
    kind,
    end,
    isEndKnown: known !== undefined,
    what: kind.what.replace('{it}', name),
    check: kind.check.replace('{it}', name),
  };
}

/** One sentence about what happened. @param when its beginning with the time: `Stopped at 08:52 UTC` */
export function whatHappened({ what }: Pick<ExplainedError, 'what'>, when: string | undefined): string {
  const sentence = when === undefined ? what : `${when}: ${what}`;
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}
