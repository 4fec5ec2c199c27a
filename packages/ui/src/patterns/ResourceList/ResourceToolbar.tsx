import { memo, useDeferredValue, useId, useState, type ReactNode } from 'react';
import { searchDebounceMs } from '../../domain/text/limits.ts';
import type { ListCapabilities } from '../../domain/views/listView.ts';
import { useDebounced } from '../../internal/useDebounced.ts';
import { useStableHandler } from '../../internal/useStableHandler.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { FilterIcon } from '../../primitives/Icon/icons/FilterIcon.ts';
import { SearchField } from '../../primitives/SearchField/SearchField.tsx';
import { SegmentedLinks, type SegmentLink } from '../../primitives/SegmentedLinks/SegmentedLinks.tsx';
import { LiveIndicator, type LiveState } from '../LiveIndicator/LiveIndicator.tsx';
import * as css from './ResourceList.css.ts';

/** Links to the lists of one area. */
export interface ListLinks {
  /** Names the links. */
  readonly label: string;
  readonly links: readonly SegmentLink[];
}

interface ResourceToolbarProps {
  lists: ListLinks | undefined;
  tabsLabel: string;
  /** None for a list without tabs. */
  tabs: readonly SegmentLink[];
  searchLabel: string;
  search: string;
  onSearchChange(search: string): void;
  /** Whether a filter is set. */
  isFiltered: boolean;
  capabilities: ListCapabilities;
  filters: ReactNode;
  /** Replaces the second row of filters under this tab. */
  hint: string | undefined;
  moreFilters: ReactNode;
  sortMenu: ReactNode;
  /** Columns and download. */
  options: ReactNode;
  live: LiveState | undefined;
}

/** The controls that filter and sort a list. Controls that the service does not support are omitted. */
export function ResourceToolbar({
  lists,
  tabsLabel,
  tabs,
  searchLabel,
  search,
  onSearchChange,
  isFiltered,
  capabilities,
  filters,
  hint,
  moreFilters,
  sortMenu,
  options,
  live,
}: ResourceToolbarProps) {
  const changeSearch = useStableHandler(onSearchChange);
  // Deferred, so that a tab change renders the rows first.
  const shownHint = useDeferredValue(hint);
  const secondRow =
    shownHint === undefined ? capabilities.filters && moreFilters : <p className={css.hint}>{shownHint}</p>;
  const folded = useId();
  const [isOpen, setOpen] = useState(false);
  const fold = isOpen ? css.unfolded : css.folded;
  return (
    <div className={css.tools}>
      <div className={css.toolbar}>
        {lists && <SegmentedLinks {...lists} />}
        <div className={`${css.group} ${fold}`} id={folded}>
          {tabs.length > 0 && <SegmentedLinks label={tabsLabel} links={tabs} />}
        </div>
        {capabilities.search && (
          <div className={css.search}>
            <ListSearch label={searchLabel} search={search} onChange={changeSearch} />
          </div>
        )}
        {/* In a narrow window, the rest of the controls is behind this button. */}
        <div className={css.foldButton}>
          <Button
            size="toolbar"
            icon={FilterIcon}
            aria-expanded={isOpen}
            aria-controls={folded}
            onPress={() => setOpen(!isOpen)}
          >
            {isFiltered ? 'Filters (on)' : 'Filters'}
          </Button>
        </div>
        <div className={`${css.group} ${fold}`}>
          {capabilities.filters && filters}
          {capabilities.ordering && <div className={css.sort}>{sortMenu}</div>}
          {options}
        </div>
        {live && <LiveIndicator state={live} />}
      </div>
      {secondRow && <div className={`${css.secondRow} ${fold}`}>{secondRow}</div>}
    </div>
  );
}

interface ListSearchProps {
  label: string;
  search: string;
  onChange(search: string): void;
}

/** The typed text shows immediately; the list follows after the debounce (spec §9). */
export const ListSearch = memo(function ListSearch({ label, search, onChange }: ListSearchProps) {
  const [text, setText] = useState(search);
  // The search that this field last requested. Any other one comes from Back or from cleared filters, and replaces the
  // text.
  const [asked, setAsked] = useState(search);
  if (search !== asked) {
    setAsked(search);
    setText(search);
  }
  const ask = useDebounced(
    searchDebounceMs,
    ({ wanted, since }: { readonly wanted: string; readonly since: string }) => {
      // Back or cleared filters came after the text was typed, and replaced it.
      if (since !== asked) return;
      setAsked(wanted);
      onChange(wanted);
    },
  );
  return (
    <SearchField
      label={label}
      value={text}
      onChange={(typed) => {
        setText(typed);
        ask({ wanted: typed, since: asked });
      }}
    />
  );
});
