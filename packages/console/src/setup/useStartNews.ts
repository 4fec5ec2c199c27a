import { describeStartNews, type PipelineDetail } from '@millrace/ui/domain';
import { useMemo, useState } from 'react';

/** Changes by other people to what the pipeline moves, until the person has read them. */
export function useStartNews(pipeline: PipelineDetail) {
  const [seen, setSeen] = useState(pipeline);
  const news = useMemo(() => describeStartNews(seen, pipeline), [seen, pipeline]);
  return { news, dismiss: () => setSeen(pipeline) };
}
