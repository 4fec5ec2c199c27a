import { useState } from 'react';
import type { Metric } from '../../domain/observability/metric.ts';
import type { Page } from '../../domain/outcome/page.ts';
import type { Remote } from '../../domain/outcome/remote.ts';

/** A list of more has a search. */
const mostWithoutSearch = 20;

const none = { rows: [], count: 0, hasNext: false };

interface SearchedMetrics {
  readonly metrics: Remote<Page<Metric>>;
  readonly search: string;
}

/** Whether the account has more metrics than one looks through. A search that narrows them keeps its field. */
export function useIsSearchable({ metrics, search }: SearchedMetrics): boolean {
  const [isSearchable, setSearchable] = useState(search.trim() !== '');
  const { rows, count, hasNext } = metrics.state === 'ready' ? metrics.value : none;
  const isLong = hasNext || (count ?? rows.length) > Math.min(mostWithoutSearch, rows.length);
  if (isLong && !isSearchable) setSearchable(true);
  return isSearchable;
}
