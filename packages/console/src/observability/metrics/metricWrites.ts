import { archiveMetric, createMetric, getMetric, listMetrics, updateMetric } from '@millrace/ui/contract';
import type { Metric, MetricId } from '@millrace/ui/domain/entities';
import type { MetricBody } from '@millrace/ui/domain/forms';
import { inSentence } from '@millrace/ui/domain/text';

import { confirmWrite } from '../../writes/confirmWrite.ts';
import { describeFailed } from '../../writes/failureToast.ts';
import { defineWrite, type WriteContext } from '../../writes/write.ts';
import { refreshObservability } from '../observabilityCache.ts';

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

/** The arguments for active metrics whose name contains this text. */
export const metricsNamed = (name: string) => ({ status: 'active', search: name });

export interface NewMetric {
  /** The id of the form that creates it. */
  readonly formId: string;
  readonly body: MetricBody;
  /** The metrics with a similar name that already existed. */
  readonly before: readonly Pick<Metric, 'id'>[];
}

/** Creates a metric. After a lost response it is found by its unique name among the new metrics. */
export const addMetric = defineWrite({
  call: createMetric,
  key: ({ formId }: Pick<NewMetric, 'formId'>) => [formId],
  args: ({ body }: NewMetric) => ({ body }),
  async findResult(client, { body, before }) {
    const { rows } = await client(listMetrics, metricsNamed(body.name));
    return (
      rows.find(({ id, name }) => name === body.name && !before.some((known) => known.id === id)) ?? null
    );
  },
  caches: refreshObservability,
  words: {
    done: ({ name }) => ({ title: `The metric “${inSentence(name)}” was created.` }),
    failed: ({ body }, problem) => ({ title: describeFailed(body.name, 'created', problem) }),
  },
});

/** Other settings of a saved metric. */
export interface MetricChange {
  readonly id: MetricId;
  /** Its name before the change. */
  readonly name: string;
  readonly body: MetricBody;
}

/** Changes a metric. It is sent whole, and repeating that changes nothing, so a lost response needs no lookup. */
export const changeMetric = defineWrite({
  call: updateMetric,
  key: ({ id }: Pick<MetricChange, 'id'>) => [id],
  args: ({ id, body }: MetricChange) => ({ id, body }),
  caches: refreshObservability,
  words: {
    done: ({ name }) => ({ title: `The metric “${inSentence(name)}” was changed.` }),
    failed: ({ name }, problem) => ({ title: describeFailed(name, 'changed', problem) }),
  },
});
