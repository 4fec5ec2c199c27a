import type { ReactNode } from 'react';
import { ErrorIcon } from '../Icon/icons/ErrorIcon.ts';
import { InfoIcon } from '../Icon/icons/InfoIcon.ts';
import { SuccessIcon } from '../Icon/icons/SuccessIcon.ts';
import { WarningIcon } from '../Icon/icons/WarningIcon.ts';
import type { RootProps } from '../rootProps.ts';
import * as css from './Banner.css.ts';

export const bannerTones = ['info', 'positive', 'caution', 'critical'] as const;
export type BannerTone = (typeof bannerTones)[number];

const icons = { info: InfoIcon, positive: SuccessIcon, caution: WarningIcon, critical: ErrorIcon };

export interface BannerProps extends RootProps<HTMLDivElement> {
  /** Semantic colour and icon. @default 'info' */
  tone?: BannerTone;
  /** The message, as one short sentence. */
  title: string;
  /** Details: the consequence, what was kept, and what to do next. */
  children?: ReactNode;
  /** Buttons or links. */
  actions?: ReactNode;
  /**
   * ARIA role for a banner that appears after an action. `status` is announced politely, `alert` interrupts.
   */
  role?: 'status' | 'alert';
  /** A control at the end of the first line. `DismissibleBanner` has a button there. */
  end?: ReactNode;
}

/**
 * A message about one part of the page. For an event on any screen use a `Toast`; for a failed request use
 * `ProblemNotice`.
 */
export function Banner({ tone = 'info', title, children, actions, role, end, ...root }: BannerProps) {
  const Icon = icons[tone];
  return (
    <div {...root} role={role} className={css.banner({ tone })}>
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
      {end}
    </div>
  );
}
