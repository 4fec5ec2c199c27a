import { atom } from 'jotai';

/** The name in a create dialog that closed because its page was left. The next one starts with it. */
export const keptPipelineNameAtom = atom('');
