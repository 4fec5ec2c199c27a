import { paths } from '@millrace/ui/domain/routes';
import { CrashScreen } from '@millrace/ui/screens/CrashScreen';
import { Component, type ReactNode } from 'react';

import { asError } from '../data/asError.ts';

export interface BoundaryProps {
  readonly onReload: () => void;
  /** Fills the window, for components outside of screens. @default false */
  readonly isStandalone?: boolean;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly error: Error | null;
}

/**
 * Keeps an error in a screen, or in loading it, from breaking the rest of the page (F29). Keyed by the path,
 * so each path starts without the error.
 */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: null };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { error: asError(error) };
  }

  override render() {
    const { children, onReload, isStandalone } = this.props;
    const { error } = this.state;
    if (error === null) return children;
    return (
      <CrashScreen
        detail={error.message}
        onReload={onReload}
        homeHref={paths.home()}
        isStandalone={isStandalone}
      />
    );
  }
}
