import type { PipelineDetail } from '@millrace/ui/domain/entities';
import { describeStartUpdates } from '@millrace/ui/domain/schema';
import { useMemo, useState } from 'react';

/** Changes by other people to what the pipeline syncs, until this person has acknowledged them. */
export function useStartUpdates(pipeline: PipelineDetail) {
  const [acknowledged, setAcknowledged] = useState(pipeline);
  const updates = useMemo(() => describeStartUpdates(acknowledged, pipeline), [acknowledged, pipeline]);
  return { updates, dismiss: () => setAcknowledged(pipeline) };
}
