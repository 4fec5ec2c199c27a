import type { ReactNode } from 'react';
import { ErrorIcon } from '../Icon/icons/ErrorIcon.ts';
import { InfoIcon } from '../Icon/icons/InfoIcon.ts';
import { SuccessIcon } from '../Icon/icons/SuccessIcon.ts';
import { WarningIcon } from '../Icon/icons/WarningIcon.ts';
import * as css from './Banner.css.ts';

export const bannerTones = ['info', 'positive', 'caution', 'critical'] as const;
export type BannerTone = (typeof bannerTones)[number];

const icons = { info: InfoIcon, positive: SuccessIcon, caution: WarningIcon, critical: ErrorIcon };

export interface BannerProps {
  /** What it means; each tone has its icon. @default 'info' */
  tone?: BannerTone;
  /** What is so, as a short sentence. */
  title: string;
  /** What it means, what was kept, what to do. */
  children?: ReactNode;
  /** Buttons or links. */
  actions?: ReactNode;
  /** For a banner that appears in answer to something: it is read out. `alert` interrupts. */
  role?: 'status' | 'alert';
}

/** Says something in the place it is about. What concerns no place is a toast. */
export function Banner({ tone = 'info', title, children, actions, role }: BannerProps) {
  const Icon = icons[tone];
  return (
    <div role={role} className={css.banner({ tone })}>
      <span className={css.icon({ tone })}>
        <Icon />
      </span>
      <div className={css.content}>
        <div className={css.words}>
          <p className={css.title}>{title}</p>
          {children && <div className={css.body}>{children}</div>}
        </div>
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
    </div>
  );
}
