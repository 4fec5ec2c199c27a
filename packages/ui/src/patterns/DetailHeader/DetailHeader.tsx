import type { ReactNode } from 'react';
import { Tabs } from '../../primitives/Tabs/Tabs.tsx';
import type { RootProps } from '../../primitives/rootProps.ts';
import { PageHeader, type PageHeaderProps } from '../PageHeader/PageHeader.tsx';
import * as css from './DetailHeader.css.ts';

export interface DetailTab<Key extends string> {
  readonly id: Key;
  readonly label: string;
  /** Address of the view; a view without one is omitted. */
  readonly href: string | undefined;
}

export interface DetailHeaderProps<Key extends string>
  extends RootProps<HTMLDivElement>, Omit<PageHeaderProps, keyof RootProps> {
  /** Whether the title is the name of something, which translators of browsers must not change. @default true */
  isName?: boolean;
  /** The state of the resource as a sentence below the title: a `StateSentence`. */
  sentence?: ReactNode;
  /** The views of the resource, each with its own address. Fewer than two show no tabs. */
  tabs: readonly DetailTab<Key>[];
  /** The view that `children` renders. */
  selected: Key;
  /** The selected view. */
  children: ReactNode;
}

/**
 * The header of a resource's page, its tabs and the selected view. For a page that loads its resource use
 * `ResourceDetail`, which includes this header; for a page without views use `PageHeader`.
 */
export function DetailHeader<Key extends string>({
  title,
  isName = true,
  titleEditor,
  mark,
  subtitle,
  trail,
  status,
  actions,
  sentence,
  tabs,
  selected,
  children,
  ...root
}: DetailHeaderProps<Key>) {
  const offered = tabs.filter(({ href }) => href !== undefined);
  return (
    <div {...root} className={css.detail}>
      <PageHeader {...{ title, isName, titleEditor, mark, subtitle, trail, status, actions }} />
      {sentence}
      {offered.length > 1 ? (
        <Tabs label={`Views of ${title}`} items={offered} selected={selected}>
          {children}
        </Tabs>
      ) : (
        children
      )}
    </div>
  );
}
