import { createToasts } from '@millrace/ui/Toast';
import { atom } from 'jotai';

/** One queue for each scope, so that one person's messages are not shown to the next. */
export const toastsAtom = atom(() => createToasts());
