import type { Call, CallArguments, Client, listSources } from '@millrace/ui/contract';
import type {
  CreateBody,
  Destination,
  Page,
  PatchBody,
  Pipeline,
  PipelineDetail,
  PipelineId,
  Source,
  TestResult,
} from '@millrace/ui/domain';

import type { ReadQuery } from './readQuery.ts';

/** The two ends of a pipeline; what they have in common is written once. */
export type ConnectorKind = 'source' | 'destination';
export type SavedConnector = Source | Destination;
type Body = Omit<CreateBody, 'name'>;
type Key = readonly unknown[];

/** As many as the service gives on one page; some questions need all of them. */
export const allAtOnce = 1_000;

/** The calls of one kind of connector. Ids come from rows and route parameters of that same kind. */
export interface ConnectorCalls<Each extends SavedConnector> {
  /** The call that `create` makes; names the action (spec §8). */
  readonly createCall: Call;
  /** The call that `test` makes. */
  readonly testCall: Call;
  readonly list: (
    client: Client,
    key: Key,
    args: CallArguments<typeof listSources>,
  ) => ReadQuery<Page<Each>, Key>;
  readonly detail: (client: Client, key: Key, id: number) => ReadQuery<Each, Key>;
  /** Those, archived ones aside, whose name holds these words. */
  readonly named: (client: Client, name: string) => Promise<readonly Each[]>;
  readonly create: (client: Client, type: string, body: CreateBody) => Promise<Each>;
  /** Tries what was typed. */
  readonly test: (client: Client, type: string, body: Body, signal: AbortSignal) => Promise<TestResult>;
  /** Tries what is kept, with changes laid over it. */
  readonly testSaved: (
    client: Client,
    connector: Pick<SavedConnector, 'id' | 'tunnelId'>,
    changes: PatchBody,
    signal: AbortSignal,
  ) => Promise<TestResult>;
  /** Changes what is named of one, and tests it first. */
  readonly update: (client: Client, id: number, body: PatchBody) => Promise<Each>;
  /** Makes one an end of a pipeline. */
  readonly attach: (client: Client, pipelineId: PipelineId, id: number) => Promise<PipelineDetail>;
  readonly attachedTo: (pipeline: Pipeline) => number | undefined;
  /** The pipelines, archived ones aside, of which one is an end. */
  readonly uses: (client: Client, key: Key, id: number) => ReadQuery<Page<Pipeline>, Key>;
}
