import { atom } from 'jotai';

/** Ids of the pipelines that are selected in the list, as words. */
export const selectedPipelinesAtom = atom<ReadonlySet<string>>(new Set<string>());

/** Takes pipelines out of the selection: what was done for them is done. */
export const deselectPipelinesAtom = atom(null, (get, set, ids: readonly number[]) => {
  const gone = new Set(ids.map(String));
  set(selectedPipelinesAtom, new Set([...get(selectedPipelinesAtom)].filter((id) => !gone.has(id))));
});
