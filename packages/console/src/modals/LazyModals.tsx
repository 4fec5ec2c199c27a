import { useAtomValue } from 'jotai';
import { createElement, Suspense, use } from 'react';

import { openModalAtom } from '../atoms/openModal.ts';
import { Boundary } from '../routes/Boundary.tsx';
import { useServices } from '../services.ts';

function Host() {
  const { modals } = useServices();
  return createElement(use(modals.read('modals')));
}

/** The code of the modals comes with the first one that is opened; one that fails leaves the screen alone (F31). */
export function LazyModals() {
  const { reload } = useServices();
  const modal = useAtomValue(openModalAtom);
  if (modal === null) return null;
  return (
    <Boundary key={modal.kind} onReload={reload}>
      <Suspense fallback={null}>
        <Host />
      </Suspense>
    </Boundary>
  );
}
