import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { heldButton, useHeldFocus } from '../../internal/focus/useHeldFocus.ts';
import type { IconComponent } from '../Icon/Icon.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import type { AriaProps } from '../rootProps.ts';
import * as css from './Button.css.ts';

// Written out as literal unions because other components show these types in their props tables.
export type ButtonTone = 'neutral' | 'accent' | 'critical';
export type ButtonVariant = 'solid' | 'soft' | 'outline' | 'ghost';
export type ButtonSize = 'standard' | 'toolbar' | 'small';
export const buttonTones = ['neutral', 'accent', 'critical'] as const satisfies readonly ButtonTone[];
export const buttonVariants = [
  'solid',
  'soft',
  'outline',
  'ghost',
] as const satisfies readonly ButtonVariant[];
export const buttonSizes = ['standard', 'toolbar', 'small'] as const satisfies readonly ButtonSize[];

/** Props shared by `Button` and `ButtonLink`. */
export interface ButtonLook {
  /** Semantic colour. @default 'neutral' */
  tone?: ButtonTone;
  /** Visual weight. Use at most one `solid` button per view. @default 'outline' */
  variant?: ButtonVariant;
  /** Height: `standard` is 36 px (forms), `toolbar` 34 px, `small` 30 px. @default 'standard' */
  size?: ButtonSize;
  /** Icon before the text. */
  icon?: IconComponent;
  /** Takes the full width of its container. @default false */
  isWide?: boolean;
}

export interface ButtonProps
  extends
    ButtonLook,
    AriaProps<AriaButtonProps, 'className' | 'style' | 'children' | 'render' | 'isPending' | 'isDisabled'> {
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
  /** The label: a verb and its object, in sentence case. */
  children: ReactNode;
  /** Ref to the `button` element, for example to move focus to it. */
  ref?: Ref<HTMLButtonElement>;
}

/** Runs an action. For navigation use `ButtonLink`. */
export function Button({
  tone = 'neutral',
  variant = 'outline',
  size = 'standard',
  icon: Icon,
  isWide = false,
  children,
  ...rest
}: ButtonProps) {
  const { isHeld, ...focus } = useHeldFocus(rest);
  return (
    <AriaButton
      {...rest}
      {...focus}
      {...(isHeld && heldButton)}
      className={css.button({ tone, variant, size, isWide })}
    >
      <span className={rest.isPending ? css.labelWaiting : css.label}>
        {Icon && <Icon />}
        {children}
      </span>
      {rest.isPending && (
        <span className={css.waiting}>
          <Spinner />
        </span>
      )}
    </AriaButton>
  );
}
