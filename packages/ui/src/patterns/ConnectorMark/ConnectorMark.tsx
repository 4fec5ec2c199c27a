import type { RootProps } from '../../primitives/rootProps.ts';
import * as css from './ConnectorMark.css.ts';
import type { MarkSlug } from './marks.ts';
import { markSlugs } from './markSlugs.ts';
import { pictured } from './pictograms.ts';

/** 28, 32 or 44 px: for rows, cards and page headers. */
export type ConnectorMarkSize = 'small' | 'standard' | 'large';

export interface ConnectorMarkProps extends RootProps {
  /** The connector's type as the service writes it, such as `postgres`; unknown types get a plug. */
  type: string;
  /**
   * Accessible name, for a mark without visible text beside it. @default decorative, hidden from assistive technology
   */
  label?: string;
  /** Edge length: 28, 32 or 44 px. @default 'standard' */
  size?: ConnectorMarkSize;
}

const slugs: ReadonlyMap<string, MarkSlug> = new Map(Object.entries(markSlugs));
const categories: ReadonlyMap<string, string> = new Map(
  Object.entries(pictured).flatMap(([category, types]) => types.split(' ').map((type) => [type, category])),
);

/**
 * A connector's mark on a tile of its colour, or the pictogram of its category if no openly licensed mark exists. For
 * both ends of a pipeline use `Race`; for a person use `Avatar`.
 */
export function ConnectorMark({ type, label, size = 'standard', ...root }: ConnectorMarkProps) {
  const attributes = { ...root, ...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }) };
  const slug = slugs.get(type);

  if (!slug) {
    return (
      <span
        {...attributes}
        className={`${css.size[size]} ${css.pictured} ${css.hued}`}
        data-pictogram={categories.get(type) ?? 'other'}
      />
    );
  }
  return <span {...attributes} className={`${css.size[size]} ${css.marked}`} data-mark={slug} />;
}
