import { describeStartNews, type PipelineDetail } from '@millrace/ui/domain';
import { useMemo, useState } from 'react';

/** What others change of what a pipeline moves while its last step is open, until the person has read it. */
export function useStartNews(pipeline: PipelineDetail) {
  const [seen, setSeen] = useState(pipeline);
  const news = useMemo(() => describeStartNews(seen, pipeline), [seen, pipeline]);
  return { news, dismiss: () => setSeen(pipeline) };
}
