import type { ReactNode } from 'react';
import * as css from './Text.css.ts';

export const textTones = ['neutral', 'muted', 'positive', 'critical', 'inherit'] as const;
export type TextTone = (typeof textTones)[number];
export const textSizes = ['standard', 'strong', 'small', 'label', 'head'] as const;
export type TextSize = (typeof textSizes)[number];

export interface TextProps {
  /** The element it is. @default 'span' */
  as?: 'span' | 'p' | 'div' | 'dt' | 'dd';
  /** `strong` and `label` are heavier, `head` is for table heads. @default 'standard' */
  size?: TextSize;
  /** What its colour means. @default 'inherit' */
  tone?: TextTone;
  /** Figures of one width, for columns. @default false */
  isTabular?: boolean;
  /** One line, cut with an ellipsis. @default false */
  isTruncated?: boolean;
  /** For what is labelled or described by it. */
  id?: string;
  /** The words. */
  children: ReactNode;
}

/** Words in one of the roles of the type scale. */
export function Text({
  as: Tag = 'span',
  size = 'standard',
  tone = 'inherit',
  isTabular,
  isTruncated,
  ...rest
}: TextProps) {
  return <Tag {...rest} className={css.text({ size, tone, isTabular, isTruncated })} />;
}
