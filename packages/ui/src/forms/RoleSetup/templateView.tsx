import type { ReactNode } from 'react';
import { describeProblem, type Problem } from '../../domain/outcome/problem.ts';
import type { Remote } from '../../domain/outcome/remote.ts';
import type { IconComponent } from '../../primitives/Icon/Icon.tsx';
import { ErrorIcon } from '../../primitives/Icon/icons/ErrorIcon.ts';
import { ExternalIcon } from '../../primitives/Icon/icons/ExternalIcon.ts';
import { LockIcon } from '../../primitives/Icon/icons/LockIcon.ts';
import { SuccessIcon } from '../../primitives/Icon/icons/SuccessIcon.ts';
import { WarningIcon } from '../../primitives/Icon/icons/WarningIcon.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import type * as css from '../ConnectPanel/ConnectPanel.css.ts';

/**
 * A link opens the template with the click itself, so that no browser takes the window for a popup. The window cannot
 * control this page (T-26).
 */
export const newWindow = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** What the panel of a template looks like and says. */
export interface TemplateView {
  readonly tone: keyof typeof css.icons;
  /** Omitted for a spinner. */
  readonly icon?: IconComponent;
  readonly title: string;
  readonly note: ReactNode;
  /** The template's address. */
  readonly href?: string;
  readonly canRetry?: true;
}

const create = 'Create the role';

/** The service's sentence on a value, or else the general advice. */
const adviceOn = (problem: Problem): string =>
  problem.fieldErrors?.[0]?.message ?? describeProblem(problem).advice;

const ready = (href: string): TemplateView => ({
  tone: 'neutral',
  icon: ExternalIcon,
  title: create,
  note: 'The template opens in a new window. It creates a role for this bucket only.',
  href,
});

const opened = (href: string): TemplateView => ({
  tone: 'positive',
  icon: SuccessIcon,
  title: 'The template has opened in a new window',
  note: (
    <>
      {'Create the role there, then enter its ARN below. No new window? Your browser has blocked it: '}
      <Link variant="inline" href={href} {...newWindow}>
        open the template yourself
      </Link>
      .
    </>
  ),
  href,
});

/** @param wasOpened whether the link was pressed */
export function templateView(template: Remote<string | null> | undefined, wasOpened: boolean): TemplateView {
  switch (template?.state) {
    case undefined:
      return {
        tone: 'neutral',
        icon: LockIcon,
        title: create,
        note: 'Enter the bucket name and its region first. The template is made for them.',
      };
    case 'loading':
      return template?.isOffline
        ? {
            tone: 'caution',
            icon: WarningIcon,
            title: create,
            note: 'You are offline. The template loads when you are back online.',
          }
        : { tone: 'neutral', title: create, note: 'Preparing the template …' };
    case 'failed':
      return {
        tone: 'critical',
        icon: ErrorIcon,
        title: 'The template could not be loaded.',
        note: adviceOn(template.problem),
        canRetry: true,
      };
    case 'ready':
      if (template.value !== null) return wasOpened ? opened(template.value) : ready(template.value);
      return {
        tone: 'caution',
        icon: WarningIcon,
        title: 'There is no template for this bucket.',
        note: 'Create a role that can use the bucket and requires the external ID below.',
        canRetry: true,
      };
  }
}
