import { Component, createElement, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
  location: unknown;
}

interface State {
  error: unknown;
  location: unknown;
}

/**
 * The last net, around the layout itself: whatever a page throws is caught by the site's own error screen. So it knows
 * no styles and asks for nothing.
 */
export class RemixErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, location: this.props.location };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error };
  }

  /** Another address is another chance. */
  static getDerivedStateFromProps({ location }: Props, state: State): State | null {
    return state.location === location ? null : { error: null, location };
  }

  override render(): ReactNode {
    return this.state.error ? createElement(RemixRootDefaultErrorBoundary) : this.props.children;
  }
}

export function RemixRootDefaultErrorBoundary(): ReactNode {
  return createElement(BoundaryShell, null, 'This page broke. Please load it again.');
}

export function BoundaryShell({ children }: { children?: ReactNode }): ReactNode {
  return createElement(
    'html',
    { lang: 'en-IE' },
    createElement('body', null, createElement('main', null, createElement('h1', null, children))),
  );
}
