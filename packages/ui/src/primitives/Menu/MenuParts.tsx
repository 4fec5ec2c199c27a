import { Menu as AriaMenu, MenuItem as AriaMenuItem } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Separator } from 'react-aria-components/Separator';
import { Text } from 'react-aria-components/Text';
import * as listCss from '../../internal/listItem.css.ts';
import { floating } from '../../internal/overlay.css.ts';
import { rememberOpener } from '../../internal/useFocusReturn.ts';
import type { MenuItemProps, MenuProps } from './Menu.tsx';
import * as css from './Menu.css.ts';

/** The menu itself, once somebody wants it. */
export function Menu({ triggerRef, isOpen, onOpenChange, align = 'end', ...rest }: MenuProps) {
  return (
    <Popover
      ref={(popover) => rememberOpener(popover, triggerRef.current)}
      aria-label={rest['aria-label']}
      className={floating}
      placement={`bottom ${align}`}
      offset={4}
      triggerRef={triggerRef}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <AriaMenu {...rest} onClose={() => onOpenChange(false)} className={listCss.list} />
    </Popover>
  );
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
