import { useRef, type KeyboardEvent } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Header } from 'react-aria-components/Header';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxSection } from 'react-aria-components/ListBox';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { SearchField } from 'react-aria-components/SearchField';
import type { Pipeline } from '../../../domain/entities/pipeline.ts';
import { formatQuantity } from '../../../domain/format/count.ts';
import { showHidden } from '../../../domain/hiddenCharacters.ts';
import { SearchedList } from '../../../internal/SearchedList.tsx';
import { isShortcut } from '../../../internal/shortcut.ts';
import { useFocusReturn } from '../../../internal/useFocusReturn.ts';
import { CloseIcon } from '../../../primitives/Icon/icons/CloseIcon.ts';
import { SearchIcon } from '../../../primitives/Icon/icons/SearchIcon.ts';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './CommandPalette.css.ts';
import type { PaletteActionName } from './paletteActions.ts';
import { PaletteItem } from './PaletteItem.tsx';
import {
  countResults,
  isSearching,
  paletteGroups,
  type PaletteList,
  type PaletteLists,
  type PaletteRow,
  type PaletteScreen,
  type PaletteTarget,
} from './paletteRows.ts';

export interface CommandPaletteProps {
  /** Whether the palette is open; controlled. */
  isOpen: boolean;
  /** What is typed; controlled. */
  query: string;
  /** Called with the query on every change. Debounce the requests, not the query. */
  onQueryChange(query: string): void;
  /**
   * What the service finds for the query, a few rows of each list. Mark rows of a previous query as `isOutdated`. A list
   * that the user may not see is left out.
   */
  lists: PaletteLists;
  /** The screens that the user may open; see `reachableScreens`. */
  screens: readonly PaletteScreen[];
  /** The actions that are open to the user, in display order. */
  actions: readonly PaletteActionName[];
  /** Pages that the user opened from the palette, the last one first. They are shown before anything is typed. */
  recent?: readonly PaletteTarget[];
  /** The address of a pipeline: for a draft, the next step of its setup. */
  hrefOfPipeline(pipeline: Pipeline): string;
  /** Called when a page is chosen, before its link is followed. Close the palette. */
  onOpen(target: PaletteTarget): void;
  /** Called when an action is chosen. Close the palette. Actions with a page of their own are links. */
  onAction(name: PaletteActionName): void;
  /** Searches a list again after a failure. */
  onRetry(list: PaletteList): void;
  /** Offline, only screens and actions are searched, and the palette says so. @default false */
  isOffline?: boolean;
  /** Called to close the palette, by Escape, its own shortcut, or a press outside. */
  onClose(): void;
}

const label = 'Search or jump to…';

/** Finds pages and actions by name, from anywhere. */
export function CommandPalette({
  isOpen,
  query,
  onQueryChange,
  lists,
  screens,
  actions,
  recent = [],
  hrefOfPipeline,
  onOpen,
  onAction,
  onRetry,
  isOffline = false,
  onClose,
}: CommandPaletteProps) {
  useFocusReturn(isOpen);
  const resultsRef = useRef<HTMLDivElement>(null);
  const groups = paletteGroups({ query, lists, screens, actions, recent, hrefOfPipeline });
  const count = countResults(groups);
  const isWaiting = isSearching({ query, lists });
  const choose = (row: PaletteRow) => {
    if (row.kind === 'failed') onRetry(row.list);
    else if (row.kind === 'action') onAction(row.name);
    else onOpen(row.target);
  };
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
    <ModalOverlay className={css.overlay} isOpen={isOpen} onOpenChange={onClose} isDismissable>
      <Modal className={css.modal}>
        <Dialog className={css.palette} aria-label={label}>
          <div className={css.palette} onKeyDownCapture={onKeyDownCapture}>
            <SearchedList value={query} onChange={onQueryChange}>
              <SearchField
                className={css.field}
                aria-label={label}
                autoFocus
                onSubmit={() => {
                  // After a paste or a deletion no result has the focus. Enter then opens the first one.
                  const { current: results } = resultsRef;
                  if (!results?.querySelector('[data-focused]'))
                    results?.querySelector<HTMLElement>('[role=option][data-key]')?.click();
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
                {groups.map(({ id, heading, rows }) => (
                  <ListBoxSection key={id} id={id}>
                    <Header className={css.heading}>{heading}</Header>
                    {rows.map((row) => (
                      <PaletteItem key={row.id} row={row} query={query} onChoose={choose} />
                    ))}
                  </ListBoxSection>
                ))}
              </ListBox>
            </SearchedList>
            <footer className={css.footer}>
              {isOffline && <p>You are offline. Only screens and actions are searched.</p>}
              {!isOffline && isWaiting && count > 0 && <p>Searching…</p>}
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
