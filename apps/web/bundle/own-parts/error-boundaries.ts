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
  return createElement(
    BoundaryShell,
    { title: 'This page broke' },
    createElement('h1', null, 'This page broke'),
    // An empty address is the page that one is on.
    createElement('p', null, createElement('a', { href: '' }, 'Load it again')),
  );
}

export function BoundaryShell({ title, children }: { title: string; children?: ReactNode }): ReactNode {
  return createElement(
    'html',
    { lang: 'en-IE' },
    createElement(
      'head',
      null,
      createElement('meta', { charSet: 'utf-8' }),
      createElement('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      createElement('title', null, title),
    ),
    createElement('body', null, createElement('main', null, children)),
  );
}
