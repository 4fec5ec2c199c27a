import { alertPaths } from '@millrace/ui/domain/routes';
import { MetricsListScreen } from '@millrace/ui/screens/MetricsListScreen';
import { useState } from 'react';

import { useAsk } from '../../dialogs/useAsk.ts';
import { useList } from '../../lists/useList.ts';
import { createMetric } from './dialogs.ts';
import { metricList } from './metricList.ts';
import { ofObservability } from '../ofObservability.tsx';
import { useNoteValues } from './seenValues.ts';
import { useDataStores } from './useDataStores.ts';
import { useMetricCommand } from './useMetricCommand.ts';

/** The metrics of the account. */
export const MetricsListContainer = ofObservability(() => {
  const ask = useAsk();
  const [isFiltering, setFiltering] = useState(false);
  const { stores } = useDataStores(isFiltering);
  const list = useList(metricList);
  useNoteValues(list.page.state === 'ready' ? list.page.value.rows : undefined);
  return (
    <MetricsListScreen
      {...list}
      hrefOfMetric={alertPaths.metric}
      stores={stores.state === 'ready' ? stores.value : undefined}
      onStoresOpen={() => setFiltering(true)}
      onCreate={() => void ask(createMetric, {})}
      onAction={useMetricCommand()}
    />
  );
});
