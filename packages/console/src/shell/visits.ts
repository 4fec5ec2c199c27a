import type { Pipeline } from '@millrace/ui/domain/entities';
import type { Page } from '@millrace/ui/domain/remote';
import { withSights, type Sights, type Visit } from '@millrace/ui/domain/views';

import type { StoredText } from '../kit/storedText.ts';

/** A pause that ends a visit, in milliseconds: who reloads the page or comes back soon goes on with the same one. */
const pauseMs = 30 * 60_000;
/** How often the time of a visit is stored while nothing else changes, in milliseconds. */
const noteEveryMs = 60_000;

/** What a device keeps of the visits to home: digests and times (docs/threats.md T-43). */
interface Kept {
  /** Makes the digests of this device differ from others. */
  readonly salt: string;
  /** The visit before this one. */
  readonly before?: Visit | undefined;
  readonly current?: Visit | undefined;
}

type Loaded = Pick<Page<Pipeline>, 'rows' | 'count'> | undefined;

/**
 * Whether these pages contain all pipelines that run or fail. A list that failed, or goes on, may lack some; one that is
 * about to run or to pause is in no list of the others.
 */
export function areAllActiveIn(
  lists: readonly Loaded[],
  counts: Page<Pipeline>['counts'] | undefined,
): boolean {
  if (!counts || (counts['starting'] ?? 0) + (counts['pausing'] ?? 0) > 0) return false;
  return lists.every((page) => page !== undefined && page.count === page.rows.length);
}

const isDigest = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-z]{1,8}$/.test(value);

function parseVisit(value: unknown): Visit | undefined {
  const { at, sights }: { at?: unknown; sights?: unknown } = Object(value);
  if (typeof at !== 'number' || Number.isNaN(new Date(at).getTime())) return undefined;
  if (typeof sights !== 'object' || sights === null) return undefined;
  const read: Record<string, Sights[string]> = {};
  for (const [key, digests] of Object.entries(sights)) {
    if (!isDigest(key) || !Array.isArray(digests)) continue;
    const [status, names, values]: readonly unknown[] = digests;
    if (isDigest(status) && isDigest(names) && isDigest(values)) read[key] = [status, names, values];
  }
  return { at: new Date(at), sights: read };
}

/** The stored text may have been tampered with. What is no visit is none. */
function parse(text: string | null): Kept | undefined {
  try {
    const { salt, before, current }: Record<keyof Kept, unknown> = Object(JSON.parse(text ?? 'null'));
    if (typeof salt !== 'string' || salt === '') return undefined;
    return { salt, before: parseVisit(before), current: parseVisit(current) };
  } catch {
    return undefined;
  }
}

const wire = (visit: Visit | undefined) => visit && { at: visit.at.getTime(), sights: visit.sights };

const randomSalt = (): string => crypto.getRandomValues(new Uint32Array(2)).join('');

/** The visits of one person on this device. */
export interface Visits {
  readonly salt: string;
  /** The visit before the one at this time; `undefined` if none is known. */
  before(now: Date): Visit | undefined;
  /** Notes what is seen at this time. */
  note(rows: readonly Pipeline[], now: Date): void;
}

/** Opens the visits in a storage. If it is full or forbidden, they last as long as the page (F30). */
export function openVisits(stored: StoredText, newSalt = randomSalt): Visits {
  let kept: Kept = parse(stored.read()) ?? { salt: newSalt() };
  /** What is kept once the visit at this time has begun. A clock that went back begins none. */
  const at = (now: Date): Kept =>
    kept.current && now.getTime() - kept.current.at.getTime() > pauseMs
      ? { ...kept, before: kept.current }
      : kept;
  return {
    salt: kept.salt,
    before: (now) => at(now).before,
    note(rows, now) {
      const { salt, before, current } = at(now);
      const sights = withSights(current?.sights ?? {}, rows, salt);
      const isSame = JSON.stringify(sights) === JSON.stringify(current?.sights);
      if (current && isSame && now.getTime() - current.at.getTime() < noteEveryMs) return;
      kept = { salt, before, current: { at: now, sights } };
      stored.write(JSON.stringify({ salt, before: wire(before), current: wire(kept.current) }));
    },
  };
}
