import { useRef, useState } from 'react';
import type { FloatingState } from '../../internal/Floating.tsx';
import { createLazyHook } from '../../internal/lazyCode.ts';
import { MoreIcon } from '../../primitives/Icon/icons/MoreIcon.ts';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import type { ListOptionsPanelProps } from './ListOptionsPanel.tsx';

export type ListOptionsProps<Row> = Omit<ListOptionsPanelProps<Row>, keyof FloatingState>;

const usePanel = createLazyHook(() => import('./ListOptionsPanel.tsx'));

/** The saved views of a list, its columns and its download: a button, and a panel whose code loads after the first paint. */
export function ListOptions<Row extends { readonly id: number }>(props: ListOptionsProps<Row>) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const panel = usePanel(isOpen);
  return (
    <>
      <IconButton
        ref={trigger}
        label="List options"
        icon={MoreIcon}
        variant="outline"
        size="toolbar"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={() => setOpen(!isOpen)}
      />
      {panel && (
        <panel.ListOptionsPanel {...props} triggerRef={trigger} isOpen={isOpen} onOpenChange={setOpen} />
      )}
    </>
  );
}
