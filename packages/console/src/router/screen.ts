import type { RouteMatch, RouteName } from '@millrace/ui/domain';
import type { ComponentType, ReactNode } from 'react';

import type { Chunks } from './chunks.ts';

/** What a screen's container is given. */
export interface ScreenProps {
  readonly match: RouteMatch;
}

/** What the shell's container is given. */
export interface ShellProps {
  /** The path that is shown, without its query. */
  readonly path: string;
  /** The session is gone; signing in again happens over the screen. @default false */
  readonly isSessionEnded?: boolean;
  readonly children?: ReactNode;
}

/** The code of the screens, and of what stands around them. */
export type ScreenChunks = Chunks<RouteName, ComponentType<ScreenProps>>;
export type ShellChunks = Chunks<'shell', ComponentType<ShellProps>>;
