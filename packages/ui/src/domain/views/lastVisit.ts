import type { Pipeline, PipelineStatus } from '../entities/pipeline.ts';
import { hash } from '../text/hash.ts';

/**
 * What is kept of the pipelines that someone has seen: by the digest of each id, the digests of its status, of the names
 * of its settings, and of their values. No name, id, status or setting is in it, so a device may keep it.
 */
export type Sights = Readonly<Record<string, readonly [status: string, names: string, values: string]>>;

/** What someone saw, and when. */
export interface Visit {
  readonly at: Date;
  readonly sights: Sights;
}

/** What is different about a pipeline since a visit. */
export type VisitChange =
  | { readonly kind: 'created' | 'settings'; readonly pipeline: Pipeline }
  | {
      readonly kind: 'status';
      readonly pipeline: Pipeline;
      /** `undefined` if the digest is of no status that is known. */
      readonly before: SettledStatus | undefined;
    };

export interface VisitChanges {
  /** Failures first, then other statuses, new pipelines, and settings. */
  readonly changes: readonly VisitChange[];
  /** How many pipelines were running or failing at the visit, and are not any more. */
  readonly gone: number;
}

const settledStatuses = [
  'running',
  'errored',
  'paused',
  'draft',
  'archived',
] as const satisfies readonly PipelineStatus[];
type SettledStatus = (typeof settledStatuses)[number];

/** What a status settles as. Seen in between, a pipeline would seem to have changed twice. */
const settlesAs: Readonly<Record<string, string>> = { starting: 'running', pausing: 'paused' };
const settled = (status: string): string => settlesAs[status] ?? status;

/** What people set about a pipeline, as far as a list tells it. */
const settingNames = [
  'name',
  'maintenanceWindow',
  'persistDeletedRows',
  'sourceSyncFrequency',
  'destinationSyncFrequency',
  'destinationSyncCron',
  'autoSyncNewCollections',
  'replicateColumnChanges',
  's3FileFormat',
] as const satisfies readonly (keyof Pipeline)[];
const settingsOf = (pipeline: Pipeline) =>
  settingNames
    .map((name) => [name, pipeline[name]] as const)
    .filter(([, value]) => value !== undefined && value !== null);

/** Digests with a salt of the device, so that two devices keep nothing that can be compared. */
function digests(salt: string) {
  const digest = (...parts: readonly unknown[]) => hash(JSON.stringify([salt, ...parts])).toString(36);
  // The letter keeps the order of the keys, which is that in which they were seen.
  const keyOf = ({ id }: Pipeline) => `p${digest('id', id)}`;
  const statusOf = (key: string, status: string) => digest(key, 'status', status);
  return {
    keyOf,
    statusOf,
    sightOf(pipeline: Pipeline) {
      const key = keyOf(pipeline);
      const settings = settingsOf(pipeline);
      return [
        statusOf(key, settled(pipeline.status)),
        digest(
          key,
          settings.map(([name]) => name),
        ),
        digest(key, settings),
      ] as const;
    },
  };
}

/** How many pipelines are remembered; those seen first are forgotten first. */
const mostSights = 2_000;

/** What is remembered once these pipelines were seen, and those of before. */
export function withSights(before: Sights, rows: readonly Pipeline[], salt: string): Sights {
  const { keyOf, sightOf } = digests(salt);
  const fresh = new Map(rows.map((pipeline) => [keyOf(pipeline), sightOf(pipeline)]));
  const kept = Object.entries(before).filter(([key]) => !fresh.has(key));
  return Object.fromEntries([...kept, ...fresh].slice(-mostSights));
}

const orderOf = (change: VisitChange): number => {
  if (change.kind === 'status') return change.pipeline.status === 'errored' ? 0 : 1;
  return change.kind === 'created' ? 2 : 3;
};

/**
 * Compares pipelines with what was seen of them. What a visit did not contain says nothing, unless it was created since.
 * @param areAllKnown `rows` contains every running and every failing pipeline, so that one that is missing is neither
 */
export function changesSince(
  { at, sights }: Visit,
  rows: readonly Pipeline[],
  salt: string,
  areAllKnown: boolean,
): VisitChanges {
  const { keyOf, statusOf, sightOf } = digests(salt);
  const once = new Map(rows.map((pipeline) => [keyOf(pipeline), pipeline]));
  const changes = [...once].flatMap(([key, pipeline]): VisitChange[] => {
    const seen = sights[key];
    if (seen === undefined) {
      return pipeline.createdAt && pipeline.createdAt > at ? [{ kind: 'created', pipeline }] : [];
    }
    const [status, names, values] = sightOf(pipeline);
    const before = settledStatuses.find((each) => statusOf(key, each) === seen[0]);
    return [
      ...(status === seen[0] ? [] : [{ kind: 'status', pipeline, before } as const]),
      // A service that tells more or fewer settings than before has not changed them.
      ...(names === seen[1] && values !== seen[2] ? [{ kind: 'settings', pipeline } as const] : []),
    ];
  });
  const isActive = (key: string, status: string) =>
    ['running', 'errored'].some((each) => statusOf(key, each) === status);
  const gone = areAllKnown
    ? Object.entries(sights).filter(([key, [status]]) => !once.has(key) && isActive(key, status)).length
    : 0;
  return { changes: changes.toSorted((one, other) => orderOf(one) - orderOf(other)), gone };
}
