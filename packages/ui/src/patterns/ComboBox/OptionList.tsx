import { useLayoutEffect, useMemo, useRef } from 'react';
import { showHidden } from '../../domain/text/hiddenCharacters.ts';
import * as listCss from '../../internal/listItem.css.ts';
import { CheckIcon } from '../../primitives/Icon/icons/CheckIcon.ts';
import { evenHeights, stackedHeights } from '../Grid/rowHeights.ts';
import { useFontScale } from '../Grid/useFontScale.ts';
import { useRowWindow } from '../Grid/useRowWindow.ts';
import type { ComboBoxOption } from './ComboBox.logic.ts';
import * as css from './ComboBox.css.ts';

/** A part of the options, from its first one to that of the next group. */
export interface OptionGroup {
  /** Shown above its options, if it has a name. */
  readonly label: string | undefined;
  /** Index of its first option. */
  readonly start: number;
}

interface OptionListProps<Value extends string> {
  id: string;
  label: string;
  options: readonly ComboBoxOption<Value>[];
  /** The options before the first group belong to none. Keep the same array while they are the same. @default none */
  groups?: readonly OptionGroup[];
  /** Index of the active option; -1 for none. */
  active: number;
  chosen: Value | null;
  /** @default false */
  isMono?: boolean;
  /** Identifies the search: with another, the list returns to its start. */
  search: string;
  onActive(index: number): void;
  onChoose(option: ComboBoxOption<Value>): void;
}

/** The id of an option's element, for `aria-activedescendant`. */
export const optionId = (listId: string, index: number): string => `${listId}-${index}`;

const noGroups: readonly OptionGroup[] = [];

/** The options in view. The focus stays in the field, which names the active one. */
export function OptionList<Value extends string>({
  id,
  label,
  options,
  groups = noGroups,
  active,
  chosen,
  isMono = false,
  search,
  onActive,
  onChoose,
}: OptionListProps<Value>) {
  const scale = useFontScale();
  const height = listCss.optionHeight * scale;
  const { heights, headOf } = useMemo(() => {
    const headed = new Set(groups.flatMap((group) => (group.label ? group.start : [])));
    /** Height of the heading above an option. */
    const above = (index: number) => (headed.has(index) ? listCss.headHeight * scale : 0);
    return {
      headOf: above,
      heights:
        headed.size === 0
          ? evenHeights(options.length, height)
          : stackedHeights(options.length, (index) => height + above(index)),
    };
  }, [groups, options.length, height, scale]);
  const { attach, slots } = useRowWindow({
    heights,
    active,
    idOf: (index) => options[index]?.value ?? '',
    origin: search,
    room: css.listHeight * scale,
  });
  const scroller = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = scroller;
    if (!current || active < 0) return;
    const start = heights.startOf(active);
    const end = heights.startOf(active + 1);
    const room = current.clientHeight - 2 * listCss.listPadding;
    if (start < current.scrollTop) current.scrollTop = start;
    else if (end > current.scrollTop + room) current.scrollTop = end - room;
  }, [active, heights]);

  const drawn = (from: number, to: number) =>
    slots.flatMap(({ key, index }) => {
      const option = index >= from && index < to && options[index];
      if (!option) return [];
      const isChosen = option.value === chosen;
      const name = showHidden(option.label);
      return [
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field hears the keys
        <div
          key={key}
          id={optionId(id, index)}
          role="option"
          aria-selected={isChosen}
          aria-posinset={index + 1}
          aria-setsize={options.length}
          tabIndex={-1}
          className={css.option}
          data-focused={index === active || undefined}
          style={{
            blockSize: height,
            transform: `translateY(${heights.startOf(index) + headOf(index)}px)`,
          }}
          onPointerMove={() => index !== active && onActive(index)}
          onClick={() => onChoose(option)}
        >
          {option.icon}
          {/* The search finds the original words. */}
          <bdi translate="no" className={isMono ? css.labelMono : listCss.optionName} title={name}>
            {name}
          </bdi>
          {option.note !== undefined && <span className={css.note}>{option.note}</span>}
          {isChosen && (
            <span className={css.check}>
              <CheckIcon />
            </span>
          )}
        </div>,
      ];
    });
  return (
    <div
      ref={scroller}
      id={id}
      role="listbox"
      aria-label={label}
      className={css.list}
      tabIndex={-1}
      // The focus stays in the field.
      onMouseDown={(event) => event.preventDefault()}
    >
      <div
        ref={attach}
        role="presentation"
        className={css.body}
        style={{ blockSize: heights.startOf(options.length) }}
      >
        {drawn(0, groups[0]?.start ?? options.length)}
        {groups.map((group, at) => {
          const rows = drawn(group.start, groups[at + 1]?.start ?? options.length);
          if (rows.length === 0) return null;
          if (!group.label) return rows;
          const top = heights.startOf(group.start);
          return (
            <div key={group.start} role="group" aria-label={group.label}>
              <div
                role="presentation"
                className={css.head}
                style={{ blockSize: headOf(group.start), transform: `translateY(${top}px)` }}
              >
                {group.label}
              </div>
              {rows}
            </div>
          );
        })}
      </div>
    </div>
  );
}
