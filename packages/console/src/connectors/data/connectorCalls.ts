import type { Call, CallArguments, Client, listSources } from '@millrace/ui/contract';
import type { CreateBody, PatchBody } from '@millrace/ui/domain/connectors';
import type {
  ConnectorStatus,
  Destination,
  Pipeline,
  Source,
  TestResult,
} from '@millrace/ui/domain/entities';
import type { Page } from '@millrace/ui/domain/remote';

import type { Read } from '../../data/read.ts';

export type SavedConnector = Source | Destination;
type Body = Omit<CreateBody, 'name'>;

/** The calls of one kind of connector. Ids come from rows and route parameters of the same kind. */
export interface ConnectorCalls<Each extends SavedConnector> {
  /** The call that `create` makes. Its name is the action key (spec §8). */
  readonly createCall: Call;
  /** The call that `test` makes. */
  readonly testCall: Call;
  /** The calls that `setStatus` and `remove` make. */
  readonly statusCall: Call;
  readonly removeCall: Call;
  readonly list: (args: CallArguments<typeof listSources>) => Read<Page<Each>>;
  /** Without an id the query is disabled. */
  readonly detail: (id: number | undefined) => Read<Each>;
  readonly get: (client: Client, id: number) => Promise<Each>;
  readonly setStatus: (client: Client, id: number, status: ConnectorStatus) => Promise<Each>;
  /** Deletes a connector permanently. Answers 409 unless it is archived and unused. */
  readonly remove: (client: Client, id: number) => Promise<void>;
  /** Active connectors whose name contains this text. */
  readonly named: (client: Client, name: string) => Promise<readonly Each[]>;
  readonly create: (client: Client, type: string, body: CreateBody, signal?: AbortSignal) => Promise<Each>;
  /** Tests unsaved values. */
  readonly test: (client: Client, type: string, body: Body, signal: AbortSignal) => Promise<TestResult>;
  /** Tests a saved connector, with changes merged into its configuration. */
  readonly testSaved: (
    client: Client,
    connector: Pick<SavedConnector, 'id' | 'tunnelId'>,
    changes: PatchBody,
    signal: AbortSignal,
  ) => Promise<TestResult>;
  /** Changes the given fields of a connector. The service does not test the changes first. */
  readonly update: (client: Client, id: number, body: PatchBody, signal?: AbortSignal) => Promise<Each>;
  /**
   * The pipelines that use a connector. Without an id the query is disabled.
   * @param status `archived` for the archived ones
   * @default active
   */
  readonly uses: (id: number | undefined, status?: 'active' | 'archived') => Read<Page<Pipeline>>;
}
