/** What a person sees of the pipelines list; it lives in the URL. */
export interface PipelineListView {
  /** @default 'active' (spec §2) */
  readonly status: 'active' | 'archived';
  /** From 1. */
  readonly page: number;
}

export const defaultPipelineListView: PipelineListView = { status: 'active', page: 1 };

/** The view that a query string asks for; what makes no sense is the default. */
export function readPipelineListView(search: URLSearchParams): PipelineListView {
  const page = Number(search.get('page') ?? 1);
  return {
    status: search.get('status') === 'archived' ? 'archived' : 'active',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** The query of a view: the status always (spec §2), the rest where it is not the default. */
export const pipelineListQuery = ({ status, page }: PipelineListView) => ({
  status,
  page: page > 1 ? String(page) : undefined,
});
