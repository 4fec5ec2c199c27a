import { MetricsListScreen } from '@millrace/ui/screens/MetricsListScreen';
import { useState } from 'react';

import { useAsk } from '../dialogs/useAsk.ts';
import { useList } from '../lists/useList.ts';
import { createMetric, metricAction } from './dialogs.ts';
import { metricList } from './metricList.ts';
import { ofObservability } from './ofObservability.tsx';
import { useDataStores } from './useDataStores.ts';

/** The metrics of the account. */
export const MetricsListContainer = ofObservability(() => {
  const ask = useAsk();
  const [isFiltering, setFiltering] = useState(false);
  const { stores } = useDataStores(isFiltering);
  return (
    <MetricsListScreen
      {...useList(metricList)}
      stores={stores.state === 'ready' ? stores.value : undefined}
      onStoresOpen={() => setFiltering(true)}
      onCreate={() => void ask(createMetric, {})}
      onAction={({ action, items }) => {
        const [metric] = items;
        if (action === 'archive') void ask(metricAction, { action, items });
        else if (metric) void ask(createMetric, action === 'edit' ? { editing: metric } : { base: metric });
      }}
    />
  );
});
