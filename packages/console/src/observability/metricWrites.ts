import { archiveMetric, getMetric } from '@millrace/ui/contract';
import type { MetricId } from '@millrace/ui/domain/entities';

import { confirmWrite } from '../data/client/confirmWrite.ts';
import type { WriteContext } from '../data/write.ts';
import { refreshObservability } from './observabilityCache.ts';

/** Archives a metric permanently. After a failure too, the lists show what is there now. */
export async function retireMetric({ client, queryClient }: WriteContext, id: MetricId): Promise<void> {
  try {
    await confirmWrite(
      () => client(archiveMetric, { id }).then(() => true as const),
      async () => ((await client(getMetric, { id })).status === 'archived' ? true : null),
    );
  } finally {
    refreshObservability(queryClient);
  }
}
