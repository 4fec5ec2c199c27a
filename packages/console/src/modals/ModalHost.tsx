import { useAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';

import { openModalAtom } from '../atoms/openModal.ts';
import { LazyModal } from './LazyModal.tsx';

/**
 * Draws the open modal on the page that opened it. Another path is another page, and takes it away in the same drawing:
 * the focus goes to what has come, and a dialog that is still there would fetch it back.
 */
export function ModalHost() {
  const [open, setOpen] = useAtom(openModalAtom);
  const [path] = useLocation();
  const [opened, setOpened] = useState({ open, path });
  if (opened.open !== open) setOpened({ open, path });
  const isLeft = opened.open === open && opened.path !== path;
  useEffect(() => {
    if (isLeft) setOpen(null);
  }, [isLeft, setOpen]);
  if (open === null || isLeft) return null;
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
