import type { ReactNode, RefObject } from 'react';
import { Menu as AriaMenu, MenuItem as AriaMenuItem } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Separator } from 'react-aria-components/Separator';
import { Text } from 'react-aria-components/Text';
import * as listCss from '../../internal/listItem.css.ts';
import { floating } from '../../internal/overlay.css.ts';
import type { IconComponent } from '../Icon/Icon.tsx';
import * as css from './Menu.css.ts';

export interface MenuProps {
  /** Names the menu, where no button of its own does. */
  'aria-label'?: string;
  /** What it opens beside. Only for a menu shared by many things; `MenuButton` does it by itself. */
  triggerRef?: RefObject<HTMLElement | null>;
  /** Only together with `triggerRef`. */
  isOpen?: boolean;
  /** Only together with `triggerRef`. */
  onOpenChange?(isOpen: boolean): void;
  /** Which edge it is aligned to. @default 'end' */
  align?: 'start' | 'end';
  /** `MenuItem`s and `MenuSeparator`s. */
  children: ReactNode;
}

/** Actions beside the thing they act on. Usually inside a `MenuButton`; alone, it can serve a whole table. */
export function Menu({ triggerRef, isOpen, onOpenChange, align = 'end', ...rest }: MenuProps) {
  return (
    <Popover
      className={floating}
      placement={`bottom ${align}`}
      offset={4}
      {...(triggerRef && { triggerRef, isOpen, onOpenChange })}
    >
      <AriaMenu
        {...rest}
        {...(triggerRef && { autoFocus: 'first', onClose: () => onOpenChange?.(false) })}
        className={listCss.list}
      />
    </Popover>
  );
}

export interface MenuItemProps {
  /** Tells the items of one menu apart. */
  id: string;
  /** A verb, in sentence case. */
  label: string;
  icon?: IconComponent;
  /** @default 'neutral' */
  tone?: 'neutral' | 'critical';
  /** Goes there, as a link would. */
  href?: string;
  /** Opens `href` beside this page. */
  target?: '_blank';
  onAction?(): void;
  /** Why it cannot be done now. Its presence disables the item, which stays in its place with the reason. */
  disabledReason?: string;
}

export function MenuItem({ label, icon: Icon, tone = 'neutral', disabledReason, ...rest }: MenuItemProps) {
  const isCritical = tone === 'critical';
  return (
    <AriaMenuItem
      {...rest}
      rel={rest.target && 'noopener'}
      textValue={label}
      isDisabled={disabledReason !== undefined}
      className={isCritical ? css.critical : listCss.item}
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

/** Parts groups of items. */
export function MenuSeparator() {
  return <Separator className={listCss.separator} />;
}
