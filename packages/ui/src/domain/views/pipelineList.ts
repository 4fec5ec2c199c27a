import { isKnown } from '../entities/open.ts';
import { pipelineStatuses, type PipelineStatus } from '../entities/pipeline.ts';

/** What a list of pipelines can be ordered by, in the wire's names. */
export const pipelineOrderings = [
  'name',
  'status',
  'records_last_24h',
  'last_synced_at',
  'created_at',
] as const;
export type PipelineOrdering = (typeof pipelineOrderings)[number];

export interface PipelineSort {
  readonly by: PipelineOrdering;
  readonly isDescending: boolean;
}

/** What a person sees of the pipelines list; all of it lives in the URL, so that it can be shared and gone back to. */
export interface PipelineListView {
  /** @default 'active' (spec §2) */
  readonly status: 'active' | 'archived';
  /** Words in the name. @default '' */
  readonly search: string;
  /** Only these statuses; none for all. Without meaning among the archived. */
  readonly statuses: readonly PipelineStatus[];
  /** Only pipelines from sources of this connector type. */
  readonly sourceType?: string;
  /** Left out: newest first, as the service orders. */
  readonly sort?: PipelineSort;
  /** From 1. */
  readonly page: number;
}

export const defaultPipelineListView: PipelineListView = {
  status: 'active',
  search: '',
  statuses: [],
  page: 1,
};

/** The statuses that the strip above the list offers: all but archived, which has a tab of its own. */
export const filterableStatuses = pipelineStatuses.filter((status) => status !== 'archived');

const readSort = (text: string | null): PipelineSort | undefined => {
  const by = text?.replace(/^-/, '') ?? '';
  return isKnown(pipelineOrderings, by) ? { by, isDescending: text?.startsWith('-') ?? false } : undefined;
};

/** The sort as the service and the URL write it: a minus for descending. */
export const writeSort = (sort: PipelineSort | undefined): string | undefined =>
  sort && `${sort.isDescending ? '-' : ''}${sort.by}`;

/** The view that a query string asks for; what makes no sense in it is the default. */
export function readPipelineListView(search: URLSearchParams): PipelineListView {
  const page = Number(search.get('page') ?? 1);
  const status = search.get('status') === 'archived' ? 'archived' : 'active';
  const asked = new Set(search.get('state')?.split(','));
  return {
    status,
    search: (search.get('search') ?? '').slice(0, 255),
    statuses: status === 'active' ? filterableStatuses.filter((one) => asked.has(one)) : [],
    sourceType: search.get('type') || undefined,
    sort: readSort(search.get('sort')),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** The query of a view: the status always (spec §2), the rest where it is not the default. */
export const pipelineListQuery = ({
  status,
  search,
  statuses,
  sourceType,
  sort,
  page,
}: PipelineListView) => ({
  status,
  search: search || undefined,
  state: statuses.join(',') || undefined,
  type: sourceType,
  sort: writeSort(sort),
  page: page > 1 ? String(page) : undefined,
});

/** What the service is asked for a view. */
export const pipelineListArguments = ({
  status,
  search,
  statuses,
  sourceType,
  sort,
  page,
}: PipelineListView) => ({
  status: statuses.length > 0 ? statuses.join(',') : status,
  search: search.trim() || undefined,
  sourceType,
  ordering: writeSort(sort),
  page,
});

/** Whether anything narrows the list, so that “nothing here” can be told from “nothing like that”. */
export const isFiltered = ({ search, statuses, sourceType }: PipelineListView): boolean =>
  search.trim() !== '' || statuses.length > 0 || sourceType !== undefined;

/** The same view with something else in it, from its first page: the old page would be of another list. */
export const withView = (
  view: PipelineListView,
  change: Partial<Omit<PipelineListView, 'page'>>,
): PipelineListView => ({
  ...view,
  ...change,
  page: 1,
});

/** Whether one view differs from another by its search alone: what is typed is one step, not one for each rest. */
export function isSearchedFurther(from: PipelineListView, to: PipelineListView): boolean {
  const withoutSearch = (view: PipelineListView) =>
    JSON.stringify(pipelineListQuery(withView(view, { search: '' })));
  return from.search !== to.search && withoutSearch(from) === withoutSearch(to);
}
