import { KeyboardShortcutsModal } from '@millrace/ui/modals/KeyboardShortcutsModal';
import { useState } from 'react';

import type { Look } from './looks.ts';

interface KeyboardShortcutsContainerProps extends Pick<Look, 'hasSingleKeys'> {
  readonly onLook: (change: Partial<Look>) => void;
  readonly onClose: () => void;
}

/** The keys, and whether single ones act. */
export function KeyboardShortcutsContainer({
  hasSingleKeys: before,
  onLook,
  onClose,
}: KeyboardShortcutsContainerProps) {
  const [hasSingleKeys, setSingleKeys] = useState(before);
  return (
    <KeyboardShortcutsModal
      isOpen
      hasSingleKeys={hasSingleKeys}
      onSingleKeysChange={(next) => {
        setSingleKeys(next);
        onLook({ hasSingleKeys: next });
      }}
      onClose={onClose}
    />
  );
}
