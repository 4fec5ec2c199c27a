import { useAtom } from 'jotai';

import { openModalAtom } from '../atoms/openModal.ts';
import { LazyModal } from './LazyModal.tsx';

/** Draws the open modal. */
export function ModalHost() {
  const [open, setOpen] = useAtom(openModalAtom);
  if (open === null) return null;
  const { kind, ...rest } = open;
  const close = () => setOpen(null);
  return (
    <LazyModal
      key={kind}
      name={kind}
      props={{ ...rest, onClose: close }}
      onFailed={close}
      onAgain={() => setOpen(open)}
    />
  );
}
