// First: nothing may turn text into HTML before it.
import './shell/trusted-types.ts';

import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { NonceContext } from './shell/nonce.ts';

// Browsers hide nonces: the attribute that the server wrote reads as empty here. In development React
// compares it with the element's property.
const nonce = import.meta.env.DEV ? (document.querySelector('script')?.nonce ?? '') : '';

// Do not render the router's updates as transitions: React would split them into slices of a few milliseconds
// and, in between, paint a page that has not changed. Parts that may render later opt in themselves
// (`useAfterPaint`).
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <NonceContext value={nonce}>
        <HydratedRouter useTransitions={false} />
      </NonceContext>
    </StrictMode>,
  );
});
