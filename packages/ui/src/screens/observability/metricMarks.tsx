import type { Metric } from '../../domain/observability/metric.ts';
import {
  metricValueLooks,
  metricValueState,
  type MetricValueState,
} from '../../domain/observability/metricFacts.ts';
import { useNow } from '../../patterns/PresentProvider/present.ts';
import type { IconComponent } from '../../primitives/Icon/Icon.tsx';
import { ArchiveIcon } from '../../primitives/Icon/icons/ArchiveIcon.ts';
import { EmptyIcon } from '../../primitives/Icon/icons/EmptyIcon.ts';
import { FailureIcon } from '../../primitives/Icon/icons/FailureIcon.ts';
import { SuccessIcon } from '../../primitives/Icon/icons/SuccessIcon.ts';
import { WarningIcon } from '../../primitives/Icon/icons/WarningIcon.ts';
import { ValueMark } from './alertMarks.tsx';

const icons: Readonly<Record<MetricValueState, IconComponent>> = {
  outside: FailureIcon,
  unreadable: WarningIcon,
  notMeasured: EmptyIcon,
  wasInside: EmptyIcon,
  inside: SuccessIcon,
  archived: ArchiveIcon,
};

/** What the last measurement of a metric found. A pill only if it needs a person. Nothing if the service does not tell. */
export function MetricValueMark({ metric }: { readonly metric: Metric }) {
  const state = metricValueState(metric, useNow());
  return state && <ValueMark {...metricValueLooks[state]} icon={icons[state]} />;
}
