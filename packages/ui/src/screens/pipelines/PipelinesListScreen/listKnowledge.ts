/** What the service's lists understand. */
export interface ListKnowledge {
  readonly search: boolean;
  readonly ordering: boolean;
  readonly filters: boolean;
}

export const knowsAll: ListKnowledge = { search: true, ordering: true, filters: true };
