import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import type { RootProps } from '../rootProps.ts';
import * as css from './Tabs.css.ts';

export interface TabItem<Key extends string> {
  readonly id: Key;
  readonly label: string;
  /** Makes the tab a link to this address. */
  readonly href?: string;
}

export interface TabsProps<Key extends string> extends RootProps<HTMLDivElement> {
  /** Accessible name of the tab list. */
  label: string;
  /** The tabs, in display order. */
  items: readonly TabItem<Key>[];
  /** The selected tab. */
  selected: Key;
  /** Called with the selected tab. Tabs with `href` navigate instead. */
  onSelect?(selected: Key): void;
  /** The panel of the selected tab. */
  children: ReactNode;
}

/** Views of one item. To filter a list use `SegmentedLinks`. */
export function Tabs<Key extends string>({
  label,
  items,
  selected,
  onSelect,
  children,
  ...root
}: TabsProps<Key>) {
  const select = (chosen: unknown): void => {
    const item = items.find(({ id }) => id === chosen);
    if (item && item.id !== selected) onSelect?.(item.id);
  };
  return (
    <AriaTabs {...root} className={css.tabs} selectedKey={selected} onSelectionChange={select}>
      <TabList aria-label={label} className={css.list}>
        {items.map((item) => (
          <Tab key={item.id} id={item.id} href={item.href} className={css.tab}>
            {item.label}
          </Tab>
        ))}
      </TabList>
      <TabPanel key={selected} id={selected} className={css.panel}>
        {children}
      </TabPanel>
    </AriaTabs>
  );
}
