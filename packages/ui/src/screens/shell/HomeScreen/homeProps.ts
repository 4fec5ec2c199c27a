import type { Alert } from '../../../domain/observability/alert.ts';
import type { MetricTypes } from '../../../domain/observability/alertValues.ts';
import type { AlertTrigger } from '../../../domain/observability/alertTrigger.ts';
import type { ConnectorKind } from '../../../domain/entities/connector.ts';
import type { Pipeline } from '../../../domain/entities/pipeline.ts';
import type { PipelineUsage } from '../../../domain/entities/usage.ts';
import type { Page } from '../../../domain/outcome/page.ts';
import type { BillingNotice } from '../../../domain/billing/billingNotice.ts';
import type { Remote } from '../../../domain/outcome/remote.ts';
import type { Visit, VisitChanges } from '../../../domain/views/lastVisit.ts';

/** A part of the page that loads and fails on its own. */
export type HomePart =
  'errored' | 'running' | 'drafts' | 'latest' | 'usage' | 'triggers' | 'alerts' | 'connectors';

/** The connectors of an account without pipelines. */
export interface FirstConnectors {
  /** How many there are. */
  readonly sources: number;
  readonly destinations: number;
  /** The newest of each, if it is known. */
  readonly source?: { readonly name: string; readonly type: string } | undefined;
  readonly destination?: { readonly name: string; readonly type: string } | undefined;
}

/** What is different since the person was here last. */
export interface LastVisit extends VisitChanges, Pick<Visit, 'at'> {}

export interface HomeScreenProps {
  /** The errored pipelines, loaded with `homeQuestions.errored`. */
  errored: Remote<Page<Pipeline>>;
  /** The running pipelines, the longest without a sync first. The stalled ones are found in them. */
  running: Remote<Page<Pipeline>>;
  /** The drafts, newest first. */
  drafts: Remote<Page<Pipeline>>;
  /** All pipelines but archived ones, by their last sync. Without any, the page shows the first steps. */
  latest: Remote<Page<Pipeline>>;
  /** The records of the account, loaded with `usageHistoryQuestion`. */
  usage: Remote<PipelineUsage>;
  /** The open triggers of alerts; left out while observability is off. */
  triggers?: Remote<Page<AlertTrigger>>;
  /** The alerts with the most open triggers: their names and last values. @default rows are named by their metrics */
  alerts?: Remote<Page<Alert>>;
  /** The types of the metrics, for the units of their values. @default values have no unit */
  metricTypes?: MetricTypes | undefined;
  /** The sources and destinations, for the first steps. */
  connectors: Remote<FirstConnectors>;
  /** What is different since the last visit. @default on a first visit, nothing is said of it */
  lastVisit?: LastVisit;
  /** The activity of the account. @default the service has none */
  activityHref?: string;
  /** What needs attention in billing, such as a trial that ends soon. */
  billing?: BillingNotice;
  /** The address of a pipeline: for a draft, the next step of its setup. */
  hrefOfPipeline(pipeline: Pipeline): string;
  /** The address of a pipeline's last error in its log. */
  hrefOfError(pipeline: Pipeline): string;
  /**
   * The address of the form of a pipeline's source or destination, for new credentials; `undefined` if it cannot be edited.
   * @default access errors lead to the pipeline
   */
  hrefOfForm?(pipeline: Pipeline, kind: ConnectorKind, focus: 'credentials'): string | undefined;
  /** Called to create a pipeline. */
  onCreate(): void;
  /** Loads a part again after a failure. */
  onRetry(part: HomePart): void;
}
