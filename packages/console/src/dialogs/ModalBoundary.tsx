import { Component, type ReactNode } from 'react';

import { asError } from '../kit/asError.ts';

interface ModalBoundaryProps {
  readonly onFailed: (error: Error) => void;
  readonly children: ReactNode;
}

/** Keeps an error in a modal from breaking the screen under it (F31). */
export class ModalBoundary extends Component<ModalBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailed(asError(error));
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
