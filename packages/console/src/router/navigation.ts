import type { ComponentType } from 'react';

import type { LateCode } from '../kit/lateCode.ts';
import { requiredContext } from '../kit/requiredContext.ts';
import type { Navigator } from './navigator.ts';
import type { RedirectBudget } from './redirectBudget.ts';
import type { ScreenCode, Screens, ShellProps } from './screens.ts';

/** The screens of a page, and the ways to them. */
export interface Navigation {
  readonly screens: Screens;
  readonly codeOf: ScreenCode;
  readonly shell: LateCode<ComponentType<ShellProps>>;
  readonly navigator: Navigator;
  readonly redirects: RedirectBudget;
  /** Replaces this document by another one. */
  readonly leaveFor: (address: string) => void;
  readonly reload: () => void;
}

export const [NavigationProvider, useNavigation] = requiredContext<Navigation>('NavigationProvider');
