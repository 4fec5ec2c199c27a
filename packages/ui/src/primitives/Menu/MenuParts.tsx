import type { ComponentProps } from 'react';
import { Menu as AriaMenu, MenuItem as AriaMenuItem } from 'react-aria-components/Menu';
import { Separator } from 'react-aria-components/Separator';
import { Text } from 'react-aria-components/Text';
import { Floating } from '../../internal/Floating.tsx';
import * as listCss from '../../internal/listItem.css.ts';
import { rememberOpener } from '../../internal/focus/useFocusReturn.ts';
import type { MenuItemProps, MenuProps } from './Menu.tsx';
import * as css from './Menu.css.ts';

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

export function MenuItem({
  label,
  icon: Icon,
  tone = 'neutral',
  disabledReason,
  onAction,
  href,
  target,
  ...rest
}: MenuItemProps) {
  const isCritical = tone === 'critical';
  const action = { onAction, href, target, rel: target && 'noopener' };
  return (
    <AriaMenuItem
      {...rest}
      {...(disabledReason === undefined ? action : unavailable)}
      textValue={label}
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

/** A line between groups of items. */
export function MenuSeparator() {
  return <Separator className={listCss.separator} />;
}
