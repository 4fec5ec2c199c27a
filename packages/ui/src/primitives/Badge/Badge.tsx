import type { ReactNode } from 'react';
import type { IconComponent } from '../Icon/Icon.tsx';
import type { RootProps } from '../rootProps.ts';
import * as css from './Badge.css.ts';

export const badgeTones = ['neutral', 'accent', 'info', 'positive', 'caution', 'critical'] as const;
export type BadgeTone = (typeof badgeTones)[number];

export interface BadgeProps extends RootProps {
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
export function Badge({ tone = 'neutral', size = 'standard', icon: Icon, children, ...root }: BadgeProps) {
  return (
    <span {...root} className={css.badge({ tone, size, hasIcon: Icon !== undefined })}>
      {Icon && <Icon />}
      {children}
    </span>
  );
}
