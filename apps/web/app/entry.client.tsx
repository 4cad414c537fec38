import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { NonceContext } from './nonce.ts';

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      {/* Browsers hide nonces: what the server wrote reads as an empty one here. */}
      <NonceContext value="">
        <HydratedRouter />
      </NonceContext>
    </StrictMode>,
  );
});
