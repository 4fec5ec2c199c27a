import { useAtom } from 'jotai';
import { lazy, Suspense, type ComponentType } from 'react';

import { openModalAtom, type OpenModal } from '../atoms/openModal.ts';

type Kind = OpenModal['kind'];
/** What a modal's container gets: what it was opened for, and the way to close it. */
export type ModalProps<K extends Kind> = Omit<Extract<OpenModal, { kind: K }>, 'kind'> & { onClose(): void };

/** Every kind has its container, each loaded when it is first opened. */
const containers: { readonly [K in Kind]: ComponentType<ModalProps<K>> } = {
  createPipeline: lazy(async () => ({
    default: (await import('./CreatePipelineContainer.tsx')).CreatePipelineContainer,
  })),
  customPrimaryKey: lazy(async () => ({
    default: (await import('./TableModals.tsx')).CustomPrimaryKeyContainer,
  })),
  excludeFields: lazy(async () => ({
    default: (await import('./TableModals.tsx')).ExcludeFieldsContainer,
  })),
  leaveSetup: lazy(async () => ({
    default: (await import('./LeaveSetupContainer.tsx')).LeaveSetupContainer,
  })),
  pipelinesAction: lazy(async () => ({
    default: (await import('./PipelinesActionContainer.tsx')).PipelinesActionContainer,
  })),
};

function Modal<K extends Kind>({
  open,
  onClose,
}: {
  open: Extract<OpenModal, { kind: K }>;
  onClose(): void;
}) {
  const { kind, ...rest } = open;
  // One key of the record, one kind of props: what the compiler cannot follow through a generic index.
  const Container = containers[kind] as ComponentType<Omit<typeof open, 'kind'> & { onClose(): void }>;
  return <Container {...rest} onClose={onClose} />;
}

/** Draws the open modal. */
export function ModalHost() {
  const [open, setOpen] = useAtom(openModalAtom);
  if (open === null) return null;
  return (
    <Suspense fallback={null}>
      <Modal open={open} onClose={() => setOpen(null)} />
    </Suspense>
  );
}
