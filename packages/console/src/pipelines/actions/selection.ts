import { atom } from 'jotai';

/** Ids of the pipelines selected in the list, as strings. */
export const selectedPipelinesAtom = atom<ReadonlySet<string>>(new Set<string>());
