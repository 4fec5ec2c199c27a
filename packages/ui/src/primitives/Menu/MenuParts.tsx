import type { IconComponent } from '../Icon/Icon.tsx';
import type { RootProps } from '../rootProps.ts';
import type { ComponentProps, RefObject, ReactNode } from 'react';
import { Menu as AriaMenu, MenuItem as AriaMenuItem } from 'react-aria-components/Menu';
import { Separator } from 'react-aria-components/Separator';
import { Text } from 'react-aria-components/Text';
import { Floating } from '../../internal/Floating.tsx';
import * as listCss from '../../internal/listItem.css.ts';
import { rememberOpener } from '../../internal/focus/useFocusReturn.ts';
import * as css from './Menu.css.ts';

export interface MenuProps extends RootProps<HTMLDivElement> {
  /** Accessible name: what the menu contains and for which item. */
  'aria-label': string;
  /** Ref to the element that the menu opens next to. */
  triggerRef: RefObject<HTMLElement | null>;
  /** Whether the menu is open. The menu is controlled: only this prop opens or closes it. */
  isOpen: boolean;
  /** Called when the menu should open or close: after a choice, Escape, or a press outside. */
  onOpenChange(isOpen: boolean): void;
  /** Item that has the focus when the menu opens. @default 'first' */
  autoFocus?: 'first' | 'last';
  /** Edge of the trigger that the menu aligns to. @default 'end' */
  align?: 'start' | 'end';
  /** `MenuItem` and `MenuSeparator` elements. */
  children: ReactNode;
}

export interface MenuItemProps {
  /** Identifies the item within its menu. */
  id: string;
  /** The label: a verb, in sentence case. */
  label: string;
  /** Icon before the label. */
  icon?: IconComponent;
  /** `critical` for destructive actions. @default 'neutral' */
  tone?: 'neutral' | 'critical';
  /** Makes the item a link to this address. */
  href?: string;
  /** Opens `href` in a new tab. */
  target?: '_blank';
  /** Whether `href` is the page that is shown now. @default false */
  isCurrent?: boolean;
  /** Called when the item is chosen. Not needed with `href`. */
  onAction?(): void;
  /**
   * Why the action is unavailable. Setting it disables the item. The item keeps its place, stays focusable
   * and shows the reason.
   */
  disabledReason?: string;
}

/** The menu itself, loaded when it is first needed. */
export function Menu({ triggerRef, isOpen, onOpenChange, align = 'end', ...rest }: MenuProps) {
  return (
    <Floating
      ref={(popover) => rememberOpener(popover, triggerRef.current)}
      label={rest['aria-label']}
      align={align}
      triggerRef={triggerRef}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <AriaMenu {...rest} onClose={() => onOpenChange(false)} className={listCss.list} />
    </Floating>
  );
}

/**
 * Marks the item as unavailable but keeps it focusable. The arrow keys skip react-aria's disabled items, so
 * keyboard users would never reach the reason.
 */
const unavailable: Partial<ComponentProps<typeof AriaMenuItem>> = {
  shouldCloseOnSelect: false,
  render: (props) =>
    'href' in props ? <a {...props}>{props.children}</a> : <div {...props} aria-disabled />,
};

/** A link to the page that is shown. */
const current: Partial<ComponentProps<typeof AriaMenuItem>> = {
  render: (props) =>
    'href' in props ? (
      <a {...props} aria-current="page">
        {props.children}
      </a>
    ) : (
      <div {...props} />
    ),
};

export function MenuItem({
  label,
  icon: Icon,
  tone = 'neutral',
  disabledReason,
  onAction,
  href,
  target,
  isCurrent = false,
  ...rest
}: MenuItemProps) {
  const isCritical = tone === 'critical';
  const action = { onAction, href, target, rel: target && 'noopener' };
  return (
    <AriaMenuItem
      {...rest}
      {...(disabledReason === undefined ? action : unavailable)}
      {...(isCurrent && current)}
      textValue={label}
      className={isCurrent ? css.current : isCritical ? css.critical : listCss.item}
    >
      {Icon && (
        <span className={isCritical ? css.criticalIcon : css.icon}>
          <Icon />
        </span>
      )}
      <span className={listCss.words}>
        <Text slot="label">{label}</Text>
        {disabledReason && (
          <Text slot="description" className={listCss.note}>
            {disabledReason}
          </Text>
        )}
      </span>
    </AriaMenuItem>
  );
}

/** A line between groups of items. */
export function MenuSeparator() {
  return <Separator className={listCss.separator} />;
}
