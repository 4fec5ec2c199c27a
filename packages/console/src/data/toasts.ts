import { createToasts } from '@millrace/ui/Toast';
import { atom } from 'jotai';

/** One queue for each scope: what happened to one person is not told to the next. */
export const toastsAtom = atom(() => createToasts());
