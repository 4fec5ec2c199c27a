import type { ReactNode } from 'react';
import { Tabs } from '../../primitives/Tabs/Tabs.tsx';
import { PageHeader, type PageHeaderProps } from '../PageHeader/PageHeader.tsx';
import * as css from './DetailHeader.css.ts';

export interface DetailTab<Key extends string> {
  readonly id: Key;
  readonly label: string;
  /** Where it lives; a view without an address is not offered. */
  readonly href: string | undefined;
}

export interface DetailHeaderProps<Key extends string> extends PageHeaderProps {
  /** The views of this thing, each at an address of its own. With fewer than two there is nothing to choose. */
  tabs: readonly DetailTab<Key>[];
  /** The view that `children` is. */
  selected: Key;
  /** What the tabs lead to. */
  children: ReactNode;
}

/** The head of one thing, its views, and the one that is on screen. */
export function DetailHeader<Key extends string>({
  tabs,
  selected,
  children,
  ...head
}: DetailHeaderProps<Key>) {
  const offered = tabs.filter(({ href }) => href !== undefined);
  return (
    <div className={css.detail}>
      <PageHeader {...head} />
      {offered.length > 1 ? (
        <Tabs label={`Views of ${head.title}`} items={offered} selected={selected}>
          {children}
        </Tabs>
      ) : (
        children
      )}
    </div>
  );
}
