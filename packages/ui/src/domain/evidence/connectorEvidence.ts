import { isAccessError } from '../connectors/test/accessError.ts';
import type { Connector, ConnectorKind } from '../entities/connector.ts';
import type { Pipeline } from '../entities/pipeline.ts';
import { formatQuantity } from '../format/count.ts';
import { syncsOnTime } from '../pipelines/pipelineHealth.ts';
import { blamedEnd } from '../connectors/test/blamedEnd.ts';
import type { Fact } from './pipelineEvidence.ts';
import { isTestProof } from './testProof.ts';

/** A source or a destination, as far as its evidence goes. */
export type JudgedConnector = Pick<Connector, 'name' | 'lastTest'> & { readonly type: string };

/** Pipelines that lost their access. */
export interface Refusal {
  /** Never empty. */
  readonly pipelines: readonly [Pipeline, ...Pipeline[]];
  /** The last sync of the first one that still had access; `undefined` if the service does not say. */
  readonly since: Date | undefined;
  /** Whether the error names this connector. If it names neither end, either may have refused. */
  readonly isNamed: boolean;
}

/** Whether an error blames this end of a pipeline; `undefined` if it does not tell which end. */
function isBlamed(kind: ConnectorKind, connector: JudgedConnector, pipeline: Pipeline): boolean | undefined {
  const { lastError, source, destination } = pipeline;
  // The connector's own name is the newer one.
  const blamed = blamedEnd(lastError, { source, destination, [kind]: connector });
  return blamed && blamed === kind;
}

const isNewer = (date: Date | null | undefined, other: Date | undefined): boolean =>
  !!date && other !== undefined && date > other;

/**
 * Whether pipelines lost their access to a connector. A test that passed after the last sync of all of them, a changed
 * configuration, and another pipeline that has synced since speak against it.
 * @param pipelines those that use it
 */
export function refusalOf(
  kind: ConnectorKind,
  connector: JudgedConnector,
  pipelines: readonly Pipeline[],
): Refusal | undefined {
  const { lastTest } = connector;
  if (lastTest === null) return undefined;
  const refused = pipelines
    .filter(({ status, lastError }) => status === 'errored' && isAccessError(lastError ?? ''))
    .map((pipeline) => ({ pipeline, blame: isBlamed(kind, connector, pipeline) }))
    .filter(({ pipeline: { lastSyncedAt }, blame }) => {
      const at = lastSyncedAt ?? undefined;
      const hasPassed = lastTest?.success === true && isNewer(lastTest.at, at);
      const hasSynced = pipelines.some(
        (other) => other.status === 'running' && isNewer(other.lastSyncedAt, at),
      );
      return blame !== false && !hasPassed && !hasSynced;
    });
  const named = refused.filter(({ blame }) => blame === true);
  const [first, ...others] = (named.length > 0 ? named : refused).map(({ pipeline }) => pipeline);
  if (!first) return undefined;
  const [since] = [first, ...others]
    .flatMap(({ lastSyncedAt }) => lastSyncedAt ?? [])
    .toSorted((one, other) => one.getTime() - other.getTime());
  return { pipelines: [first, ...others], since, isNamed: named.length > 0 };
}

/** What is known of a connector by the pipelines that use it. */
export type ConnectorState =
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** A pipeline syncs on time, which needs both ends. */
  | { readonly kind: 'onTime'; readonly lastSyncedAt: Date }
  /** Nothing is proved. */
  | { readonly kind: 'used' | 'unused' };

export function connectorState(
  kind: ConnectorKind,
  connector: JudgedConnector,
  pipelines: readonly Pipeline[],
  now: Date,
): ConnectorState {
  const refusal = refusalOf(kind, connector, pipelines);
  if (refusal) return { kind: 'refused', refusal };
  const [lastSyncedAt] = pipelines
    .filter((pipeline) => syncsOnTime(pipeline, now))
    .flatMap((pipeline) => pipeline.lastSyncedAt ?? [])
    .toSorted((one, other) => other.getTime() - one.getTime());
  if (lastSyncedAt) return { kind: 'onTime', lastSyncedAt };
  return { kind: pipelines.length > 0 ? 'used' : 'unused' };
}

/** The facts from which the state of a connector follows, in the order in which a person asks for them. */
export function connectorEvidence(
  kind: ConnectorKind,
  connector: JudgedConnector,
  pipelines: readonly Pipeline[],
  now: Date,
): readonly Fact[] {
  const { lastTest } = connector;
  const state = connectorState(kind, connector, pipelines, now);
  const facts: Fact[] = [];
  if (state.kind === 'refused') {
    const [{ name, lastError }] = state.refusal.pipelines;
    facts.push({ label: `Error of ${name}`, weight: 'against', text: lastError ?? '' });
    facts.push({
      label: 'Last sync that had access',
      ...(state.refusal.since ? { weight: 'neutral', at: state.refusal.since } : { weight: 'missing' }),
    });
  }
  if (state.kind === 'onTime') facts.push({ label: 'Last sync', weight: 'proof', at: state.lastSyncedAt });
  if (lastTest === undefined) facts.push({ label: 'Last test', weight: 'missing' });
  else if (lastTest === null)
    facts.push({ label: 'Last test', weight: 'neutral', text: 'none since its settings changed' });
  else
    facts.push({
      label: 'Last test',
      at: lastTest.at,
      text: lastTest.success ? 'passed' : 'failed',
      weight: !lastTest.success
        ? 'against'
        : state.kind !== 'refused' && isTestProof(lastTest, now)
          ? 'proof'
          : 'neutral',
    });
  facts.push({ label: 'Used by', weight: 'neutral', text: formatQuantity(pipelines.length, 'pipeline') });
  return facts;
}
