'use client';

import { Component, type ReactNode } from 'react';
import { UnexpectedWords } from '#src/ui/unexpected-error.tsx';

/**
 * Shows an error message in place of an island whose code throws. The rest of the page still works.
 */
export class Boundary extends Component<{ children: ReactNode }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div className="callout" role="alert">
        <p className="type-label text-lg">Une erreur inattendue est survenue</p>
        <UnexpectedWords />
      </div>
    );
  }
}
