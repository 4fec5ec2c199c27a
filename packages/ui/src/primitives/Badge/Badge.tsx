import type { ReactNode } from 'react';
import type { IconComponent } from '../Icon/Icon.tsx';
import * as css from './Badge.css.ts';

export const badgeTones = ['neutral', 'accent', 'info', 'positive', 'caution', 'critical'] as const;
export type BadgeTone = (typeof badgeTones)[number];

export interface BadgeProps {
  /** What the word means. @default 'neutral' */
  tone?: BadgeTone;
  /** 22 or 18 px high: in a row, beside words. @default 'standard' */
  size?: 'standard' | 'small';
  /** Give one to a status, so that colour is never the only cue. */
  icon?: IconComponent;
  /** One or two words. */
  children: ReactNode;
}

/** A short word about a thing. For a pipeline's status use `PipelineStatusPill`. */
export function Badge({ tone = 'neutral', size = 'standard', icon: Icon, children }: BadgeProps) {
  return (
    <span className={css.badge({ tone, size, hasIcon: Icon !== undefined })}>
      {Icon && <Icon />}
      {children}
    </span>
  );
}
