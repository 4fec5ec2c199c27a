import type { ConnectionTestModalProps } from '@millrace/ui/modals/ConnectionTestModal';
import { lazy, Suspense } from 'react';

const Modal = lazy(async () => ({
  default: (await import('@millrace/ui/modals/ConnectionTestModal')).ConnectionTestModal,
}));

/** The modal's code comes with the first test: filling in a form needs none of it. */
export function LazyConnectionTestModal(props: ConnectionTestModalProps) {
  return (
    <Suspense fallback={null}>
      <Modal {...props} />
    </Suspense>
  );
}
