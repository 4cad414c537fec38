import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { NonceContext } from './shell/nonce.ts';

// Browsers hide nonces: what the server wrote reads as an empty attribute here. In development React compares with what
// the element still knows.
const nonce = import.meta.env.DEV ? (document.querySelector('script')?.nonce ?? '') : '';

// The router's answers are no transitions: React would make them in pieces of a few milliseconds and paint, between these, a
// page that has not changed. What may come later in them says so itself (`useAfterPaint`).
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
