import { listMetrics } from '@millrace/ui/contract';
import { joinMetrics, metricsIn, type FormModel } from '@millrace/ui/domain/forms';
import type { MetricChoice, NamedMetric } from '@millrace/ui/screens/AlertSetupScreen';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';

import { keepPrevious, read } from '../../data/read.ts';
import { toRemote } from '../../data/toRemote.ts';
import { useAsk } from '../../dialogs/useAsk.ts';
import { createMetric } from './dialogs.ts';

const path = 'alert_metrics';

/** Rows of one search: more are found by a longer text. */
const pageSize = 50;

/** The metrics that an alert can watch. */
export function useMetricChoice(model: FormModel | undefined, known: readonly NamedMetric[]): MetricChoice {
  const ask = useAsk();
  const [created, setCreated] = useState<readonly NamedMetric[]>([]);
  const [search, onSearchChange] = useState('');
  const metricsRead = read(listMetrics, {
    status: 'active',
    ordering: 'name',
    pageSize,
    ...(search.trim() !== '' && { search: search.trim() }),
  });
  const metrics = useQuery({ ...metricsRead, placeholderData: keepPrevious(metricsRead) });
  return {
    metrics: toRemote(metrics),
    search,
    onSearchChange,
    known: useMemo(() => [...known, ...created], [known, created]),
    ...(model && {
      async onCreate() {
        const metric = await ask(createMetric, {});
        if (!metric) return;
        setCreated((before) => [...before, metric]);
        const chosen = metricsIn(model.at(path, 'list').getSnapshot().value);
        model.setValue(path, joinMetrics([...chosen, metric.id]));
      },
    }),
    onRetry: () => void metrics.refetch(),
  };
}
