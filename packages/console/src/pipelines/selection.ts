import { atom } from 'jotai';

/** Ids of the pipelines that are selected in the list, as words. */
export const selectedPipelinesAtom = atom<ReadonlySet<string>>(new Set<string>());
