import { useRef, type KeyboardEvent } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Header } from 'react-aria-components/Header';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxSection } from 'react-aria-components/ListBox';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { SearchField } from 'react-aria-components/SearchField';
import { formatQuantity } from '../../domain/format/count.ts';
import { showHidden } from '../../domain/text/hiddenCharacters.ts';
import { SearchedList } from './SearchedList.tsx';
import { isShortcut } from '../../internal/shortcut.ts';
import { useSteadyOverlay } from '../../internal/useSteadyOverlay.ts';
import { useFocusReturn } from '../../internal/focus/useFocusReturn.ts';
import { CloseIcon } from '../../primitives/Icon/icons/CloseIcon.ts';
import { SearchIcon } from '../../primitives/Icon/icons/SearchIcon.ts';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import type { RootProps } from '../../primitives/rootProps.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import {
  isSearching,
  shownGroups,
  type CommandGroup,
  type CommandItem,
  type CommandResults,
} from './CommandMenu.logic.ts';
import { CommandMenuFailure, CommandMenuItem } from './CommandMenuItem.tsx';
import * as css from './CommandMenu.css.ts';

export type { CommandGroup, CommandItem, CommandResults } from './CommandMenu.logic.ts';

export interface CommandMenuProps<Item extends CommandItem> extends RootProps {
  /** Whether the menu is open; controlled. */
  isOpen: boolean;
  /** What is typed; controlled. */
  query: string;
  /** Called with the query on every change. Debounce the requests, not the query. */
  onQueryChange(query: string): void;
  /** Pages and commands that are known beforehand, in display order. The menu searches them. */
  groups: readonly CommandGroup<Item>[];
  /** What services find for the query, a few items each. They are shown once something is typed. @default none */
  results?: readonly CommandResults<Item>[] | undefined;
  /** Called with the item that is chosen, for a page before its link is followed. Close the menu. */
  onChoose(item: Item): void;
  /** Called with the id of the results to search again after a failure. */
  onRetry?(id: string): void;
  /** What the menu searches: the placeholder, and the name of the dialog. @default 'Search or jump to…' */
  label?: string | undefined;
  /** A note below the results, such as that the browser is offline. */
  note?: string | undefined;
  /** Called to close the menu, by Escape, Control or Command with K, or a press outside. */
  onClose(): void;
}

/**
 * A dialog that finds pages and commands by name, from anywhere in a product: the command palette. Load it when it is first
 * opened. For a choice in a form use `ComboBox`; for the few actions of one thing use `MenuButton`.
 */
export function CommandMenu<Item extends CommandItem>({
  isOpen,
  query,
  onQueryChange,
  groups,
  results = [],
  onChoose,
  onRetry,
  label = 'Search or jump to…',
  note,
  onClose,
  ...root
}: CommandMenuProps<Item>) {
  useFocusReturn(isOpen);
  const isPressMeant = useSteadyOverlay(isOpen);
  const resultsRef = useRef<HTMLDivElement>(null);
  const shown = shownGroups({ query, groups, results });
  const count = shown.reduce((sum, { items }) => sum + items.length, 0);
  const isWaiting = isSearching({ query, results });
  const onKeyDownCapture = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    // The field would use the first Escape to clear itself.
    const isClosing = event.key === 'Escape' || isShortcut(event.nativeEvent);
    if (!isClosing) return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  const nothing = isWaiting ? 'Searching…' : `Nothing matches “${showHidden(query.trim())}”.`;
  return (
    <ModalOverlay
      className={css.overlay}
      isOpen={isOpen}
      onOpenChange={onClose}
      isDismissable
      shouldCloseOnInteractOutside={isPressMeant}
    >
      <Modal className={css.modal}>
        <Dialog {...root} className={css.palette} aria-label={label}>
          <div className={css.palette} onKeyDownCapture={onKeyDownCapture}>
            <SearchedList value={query} onChange={onQueryChange}>
              <SearchField
                className={css.field}
                aria-label={label}
                autoFocus
                onSubmit={() => {
                  // After a paste or a deletion no result has the focus. Enter then opens the first one, unless
                  // nothing was searched for: no command runs that nothing points at.
                  const { current: list } = resultsRef;
                  if (query.trim() !== '' && !list?.querySelector('[data-focused]'))
                    list?.querySelector<HTMLElement>('[role=option][data-key]')?.click();
                }}
              >
                <SearchIcon size={17} />
                <Input className={css.input} placeholder={label} />
                <span className={css.close}>
                  <IconButton slot={null} icon={CloseIcon} label="Close" onPress={onClose} />
                </span>
              </SearchField>
              <ListBox
                ref={resultsRef}
                className={css.results}
                aria-label="Results"
                renderEmptyState={() => <p className={css.empty}>{nothing}</p>}
              >
                {shown.map(({ id, heading, items, isFailed }) => (
                  <ListBoxSection key={id} id={id}>
                    <Header className={css.heading}>{heading}</Header>
                    {isFailed && (
                      <CommandMenuFailure
                        id={`${id}:failed`}
                        heading={heading}
                        onRetry={() => onRetry?.(id)}
                      />
                    )}
                    {items.map((item) => (
                      <CommandMenuItem
                        key={item.id}
                        id={`${id}:item:${item.id}`}
                        item={item}
                        query={query}
                        onChoose={() => onChoose(item)}
                      />
                    ))}
                  </ListBoxSection>
                ))}
              </ListBox>
            </SearchedList>
            <footer className={css.footer}>
              {note !== undefined && <p>{note}</p>}
              {note === undefined && isWaiting && count > 0 && <p>Searching…</p>}
              <span className={css.keys} aria-hidden>
                <span>↑↓ to choose</span>
                <span>↵ to open</span>
                <span className={css.last}>esc to close</span>
              </span>
            </footer>
            <VisuallyHidden role="status">
              {query.trim() === ''
                ? ''
                : isWaiting || count === 0
                  ? nothing
                  : formatQuantity(count, 'result')}
            </VisuallyHidden>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
