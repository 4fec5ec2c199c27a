import type { Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import type { ButtonSize, ButtonTone, ButtonVariant } from '../Button/Button.tsx';
import * as buttonCss from '../Button/Button.css.ts';
import type { IconComponent } from '../Icon/Icon.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import * as css from './IconButton.css.ts';

export interface IconButtonProps extends Omit<
  AriaButtonProps,
  'className' | 'style' | 'children' | 'render' | 'aria-label' | 'isPending'
> {
  /** What it does, in words: its name, and its tooltip. */
  label: string;
  /** What stands for the words. */
  icon: IconComponent;
  /** What pressing means. @default 'neutral' */
  tone?: ButtonTone;
  /** How loud it is. @default 'ghost' */
  variant?: ButtonVariant;
  /** Edge length: 36, 34 or 30 px. @default 'toolbar' */
  size?: ButtonSize;
  /** Which side the tooltip shows on. @default 'top' */
  tooltipPlacement?: 'top' | 'bottom' | 'start' | 'end';
  /** The element, to put the focus there. */
  ref?: Ref<HTMLButtonElement>;
}

/** A button with no room for words. Where there is room, use `Button`. */
export function IconButton({
  tone = 'neutral',
  variant = 'ghost',
  size = 'toolbar',
  label,
  icon: Icon,
  tooltipPlacement,
  ...rest
}: IconButtonProps) {
  return (
    <Tooltip text={label} placement={tooltipPlacement}>
      <AriaButton
        {...rest}
        aria-label={label}
        className={`${buttonCss.button({ tone, variant, size })} ${css.square[size]}`}
      >
        <Icon size={17} />
      </AriaButton>
    </Tooltip>
  );
}
