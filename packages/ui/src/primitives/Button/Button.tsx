import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import type { IconComponent } from '../Icon/Icon.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as css from './Button.css.ts';

// Types in words, not made from the lists: other parts show them in their tables of props.
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

/** What a button and a link that looks like one have in common. */
export interface ButtonLook {
  /** What pressing means. @default 'neutral' */
  tone?: ButtonTone;
  /** How loud it is. One `solid` per view. @default 'outline' */
  variant?: ButtonVariant;
  /** 36, 34 or 30 px high: in forms, in toolbars, in tight places. @default 'standard' */
  size?: ButtonSize;
  /** An icon before the words. */
  icon?: IconComponent;
  /** Takes the whole width. @default false */
  isWide?: boolean;
}

export interface ButtonProps
  extends ButtonLook, Omit<AriaButtonProps, 'className' | 'style' | 'children' | 'render' | 'isPending'> {
  /** It was pressed and is at work: it keeps the focus, shows a spinner and cannot be pressed again. @default false */
  isPending?: boolean;
  /** A verb, in sentence case. */
  children: ReactNode;
  /** The element, to put the focus there. */
  ref?: Ref<HTMLButtonElement>;
}

/** Does something now. To go somewhere, use `ButtonLink`. */
export function Button({
  tone = 'neutral',
  variant = 'outline',
  size = 'standard',
  icon: Icon,
  isWide = false,
  children,
  ...rest
}: ButtonProps) {
  return (
    <AriaButton {...rest} className={css.button({ tone, variant, size, isWide })}>
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
