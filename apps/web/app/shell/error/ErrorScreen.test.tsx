import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { ErrorScreen } from './ErrorScreen.tsx';

vi.mock('@forecourt/site', async (load) => {
  const site = await load<typeof import('@forecourt/site')>();
  return { ...site, brand: { ...site.brand, name: 'Another Brand' } };
});

test('an error’s title names the configured brand', () => {
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <ErrorScreen error={new Error('broken')} />
    </MemoryRouter>,
  );
  expect(markup).toContain('| Another Brand</title>');
});
