import { UnsavedEntries } from '@millrace/ui/UnsavedEntries';
import { useEffect, useSyncExternalStore } from 'react';

import { useIsOnline } from '../data/useIsOnline.ts';
import { usePath } from '../router/location.ts';
import { useScope } from '../scope/useScope.ts';
import { dialogStackOf } from './dialogStack.ts';
import { LazyDialog } from './LazyDialog.tsx';

const doNothing = () => undefined;

/**
 * Renders the open dialogs, the latest on top. A dialog belongs to a path. When the path changes, its dialogs
 * are removed in the same render, so that they can't take the focus from the new page.
 */
export function ModalHost() {
  const stack = dialogStackOf(useScope());
  const open = useSyncExternalStore(stack.subscribe, stack.getSnapshot);
  const path = usePath();
  const isOffline = !useIsOnline();
  useEffect(() => stack.closeOthers(path), [stack, path]);
  return open
    .filter((each) => each.path === path)
    .map((each) => (
      <LazyDialog
        key={each.id}
        dialog={each.dialog}
        onShown={() => stack.markShown(each)}
        onFailed={(closeToast) => stack.hide(each, closeToast)}
        onRetry={() => stack.retry(each)}
        onCancel={each.dismiss}
      >
        {each.dialog.keepsEntries ? (
          <UnsavedEntries onChange={doNothing}>{each.render(isOffline)}</UnsavedEntries>
        ) : (
          each.render(isOffline)
        )}
      </LazyDialog>
    ));
}
