import type { ReactNode } from 'react';
import type { IconComponent } from '../Icon/Icon.tsx';
import * as css from './Badge.css.ts';

export const badgeTones = ['neutral', 'accent', 'info', 'positive', 'caution', 'critical'] as const;
export type BadgeTone = (typeof badgeTones)[number];

export interface BadgeProps {
  /** Semantic colour. @default 'neutral' */
  tone?: BadgeTone;
  /** Height: `standard` is 22 px, `small` is 18 px. @default 'standard' */
  size?: 'standard' | 'small';
  /** Icon before the text. Give a status an icon, so that colour is never the only cue. */
  icon?: IconComponent;
  /** One or two words. */
  children: ReactNode;
}

/** A short label on an item. For a pipeline's status use `PipelineStatusPill`. */
export function Badge({ tone = 'neutral', size = 'standard', icon: Icon, children }: BadgeProps) {
  return (
    <span className={css.badge({ tone, size, hasIcon: Icon !== undefined })}>
      {Icon && <Icon />}
      {children}
    </span>
  );
}
