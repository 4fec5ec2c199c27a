import { catalogue } from '../../packages/ui/src/domain/entities/catalogue.ts';
import { connectorStatuses } from '../../packages/ui/src/domain/entities/connector.ts';
import { pipelineStatuses, syncModes } from '../../packages/ui/src/domain/entities/pipeline.ts';
import { logLevels } from '../../packages/ui/src/domain/entities/pipelineEvent.ts';
import { billingIntervals } from '../../packages/ui/src/domain/entities/product.ts';
import { columnTypes } from '../../packages/ui/src/domain/entities/source.ts';
import { collectionStatuses } from '../../packages/ui/src/domain/entities/usage.ts';
import { roles } from '../../packages/ui/src/domain/entities/user.ts';
import { connectionTypes } from '../../packages/ui/src/domain/forms/values/connection.ts';
import { hookEntities, hookStatuses } from '../../packages/ui/src/domain/hooks/hook.ts';
import { alertPriorities, triggerConditions } from '../../packages/ui/src/domain/observability/alert.ts';
import { alertTriggerStatuses } from '../../packages/ui/src/domain/observability/alertTrigger.ts';
import { conditionOperators } from '../../packages/ui/src/domain/observability/conditions.ts';
import { dataStoreTypes } from '../../packages/ui/src/domain/observability/metric.ts';
import { metricTypes } from '../../packages/ui/src/domain/observability/metricTypes.ts';
import { thresholdTypes } from '../../packages/ui/src/domain/observability/threshold.ts';
import { memberStatuses } from '../../packages/ui/src/domain/people/teamMember.ts';

/** The words that the service and the console share: statuses, roles, types. They say nothing about a company. */
export const contractWords: readonly string[] = [
  ...new Set([
    ...catalogue.map(({ type }) => type),
    ...connectorStatuses,
    ...pipelineStatuses,
    ...syncModes,
    ...logLevels,
    ...billingIntervals,
    ...columnTypes,
    ...collectionStatuses,
    ...roles,
    ...connectionTypes.map(({ value }) => value),
    ...hookEntities,
    ...hookStatuses,
    ...alertPriorities,
    ...triggerConditions,
    ...alertTriggerStatuses,
    ...conditionOperators,
    ...dataStoreTypes,
    ...metricTypes,
    ...thresholdTypes,
    ...memberStatuses,
    // Spec §4, §9: of subscriptions, and of files.
    'past_due',
    'canceled',
    'avro',
  ]),
].toSorted();
