import { useLayoutEffect, useMemo, useRef } from 'react';
import { showHidden } from '../../domain/hiddenCharacters.ts';
import { CheckIcon } from '../../primitives/Icon/icons/CheckIcon.ts';
import { evenHeights } from '../Grid/rowHeights.ts';
import { useFontScale } from '../Grid/useFontScale.ts';
import { useRowWindow } from '../Grid/useRowWindow.ts';
import type { ComboBoxOption } from './ComboBox.logic.ts';
import * as css from './ComboBox.css.ts';

interface ComboBoxOptionsProps<Value extends string> {
  id: string;
  label: string;
  options: readonly ComboBoxOption<Value>[];
  /** Index of the active option; -1 for none. */
  active: number;
  chosen: Value | null;
  isMono: boolean;
  /** Identifies the search: with another, the list returns to its start. */
  search: string;
  onActive(index: number): void;
  onChoose(option: ComboBoxOption<Value>): void;
}

/** The id of an option's element, for `aria-activedescendant`. */
export const optionId = (listId: string, index: number): string => `${listId}-${index}`;

/** The options in view. The focus stays in the field, which names the active one. */
export function ComboBoxOptions<Value extends string>({
  id,
  label,
  options,
  active,
  chosen,
  isMono,
  search,
  onActive,
  onChoose,
}: ComboBoxOptionsProps<Value>) {
  const height = css.optionHeight * useFontScale();
  const heights = useMemo(() => evenHeights(options.length, height), [options.length, height]);
  const { attach, slots } = useRowWindow({
    heights,
    active,
    idOf: (index) => options[index]?.value ?? '',
    origin: search,
  });
  const scroller = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = scroller;
    if (!current || active < 0) return;
    const start = heights.startOf(active);
    const room = current.clientHeight - 2 * padding;
    if (start < current.scrollTop) current.scrollTop = start;
    else if (start + height > current.scrollTop + room) current.scrollTop = start + height - room;
  }, [active, heights, height]);
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
        {slots.map(({ key, index }) => {
          const option = options[index];
          if (!option) return null;
          const isChosen = option.value === chosen;
          const name = showHidden(option.label);
          return (
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
              style={{ blockSize: height, transform: `translateY(${heights.startOf(index)}px)` }}
              onPointerMove={() => index !== active && onActive(index)}
              onClick={() => onChoose(option)}
            >
              {option.icon}
              <bdi className={isMono ? css.labelMono : css.label} title={name}>
                {name}
              </bdi>
              {option.note !== undefined && <span className={css.note}>{option.note}</span>}
              {isChosen && (
                <span className={css.check}>
                  <CheckIcon />
                </span>
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}

/** The list's own padding, in px. */
const padding = 5;
