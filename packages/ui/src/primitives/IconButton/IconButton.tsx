import type { Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { heldButton, useHeldFocus } from '../../internal/focus/useHeldFocus.ts';
import type { ButtonSize, ButtonTone, ButtonVariant } from '../Button/Button.tsx';
import * as buttonCss from '../Button/Button.css.ts';
import type { IconComponent } from '../Icon/Icon.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import type { AriaProps } from '../rootProps.ts';
import * as css from './IconButton.css.ts';

export interface IconButtonProps extends AriaProps<
  AriaButtonProps,
  'className' | 'style' | 'children' | 'render' | 'aria-label' | 'isPending' | 'isDisabled'
> {
  /**
   * The action is running: the button keeps its focus, shows a spinner and ignores presses.
   * @default false
   */
  isPending?: boolean;
  /**
   * Ignores presses. A button that is disabled while it has the focus keeps it, with `aria-disabled`, until the focus
   * moves on.
   * @default false
   */
  isDisabled?: boolean;
  /** Accessible name, also shown as the tooltip. */
  label: string;
  /** The icon. */
  icon: IconComponent;
  /** Semantic colour. @default 'neutral' */
  tone?: ButtonTone;
  /** Visual weight. @default 'ghost' */
  variant?: ButtonVariant;
  /** Edge length: `standard` is 36 px, `toolbar` 34 px, `small` 30 px. @default 'toolbar' */
  size?: ButtonSize;
  /** Side on which the tooltip opens. @default 'top' */
  tooltipPlacement?: 'top' | 'bottom' | 'start' | 'end';
  /** Ref to the `button` element, for example to move focus to it. */
  ref?: Ref<HTMLButtonElement>;
}

/** A button that shows only an icon. Use `Button` where the text fits. */
export function IconButton({
  tone = 'neutral',
  variant = 'ghost',
  size = 'toolbar',
  label,
  icon: Icon,
  tooltipPlacement,
  ...rest
}: IconButtonProps) {
  const { isHeld, ...focus } = useHeldFocus(rest);
  return (
    <Tooltip text={label} placement={tooltipPlacement}>
      <AriaButton
        {...rest}
        {...focus}
        {...(isHeld && heldButton)}
        aria-label={label}
        className={`${buttonCss.button({ tone, variant, size })} ${css.square[size]}`}
      >
        {rest.isPending ? <Spinner /> : <Icon size={17} />}
      </AriaButton>
    </Tooltip>
  );
}
