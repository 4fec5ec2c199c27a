import { createElement, type ReactNode } from 'react';
import type { RootProps } from '../rootProps.ts';
import * as css from './Text.css.ts';

export const textTones = ['neutral', 'muted', 'positive', 'critical', 'inherit'] as const;
export type TextTone = (typeof textTones)[number];
export const textSizes = ['standard', 'strong', 'small', 'label', 'head'] as const;
export type TextSize = (typeof textSizes)[number];

export interface TextProps extends RootProps {
  /** The rendered element. @default 'span' */
  as?: 'span' | 'p' | 'div' | 'dt' | 'dd';
  /**
   * Role in the type scale: `strong` and `label` are heavier, `head` is for table headers.
   * @default 'standard'
   */
  size?: TextSize;
  /** Semantic colour. @default 'inherit' */
  tone?: TextTone;
  /** Uses tabular figures, for columns of numbers. @default false */
  isTabular?: boolean;
  /** Truncates to one line with an ellipsis. @default false */
  isTruncated?: boolean;
  /** The text. */
  children: ReactNode;
}

/** Text in one of the roles of the type scale. For titles use `Heading`; for hosts, keys and names use `Code`. */
export function Text({
  as = 'span',
  size = 'standard',
  tone = 'inherit',
  isTabular,
  isTruncated,
  ...rest
}: TextProps) {
  // As JSX, each kind of element would ask for a ref of its own type.
  return createElement(as, { ...rest, className: css.text({ size, tone, isTabular, isTruncated }) });
}
