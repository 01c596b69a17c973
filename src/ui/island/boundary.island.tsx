'use client';

import { Component, type ReactNode } from 'react';
import { UnexpectedWords } from '#src/ui/unexpected-error.tsx';

/** An island that throws says so in its own place, and leaves the page alone. */
export class Boundary extends Component<{ children: ReactNode }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div className="callout" role="alert">
        <p className="callout-title">Une erreur inattendue est survenue</p>
        <UnexpectedWords />
      </div>
    );
  }
}
