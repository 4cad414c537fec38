import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { ErrorScreen } from './ErrorScreen.tsx';

vi.mock('@forecourt/site', async (load) => {
  const site = await load<typeof import('@forecourt/site')>();
  return { ...site, brand: { ...site.brand, name: 'Another Brand' } };
});

test('the title of an error names whatever the brand is', () => {
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <ErrorScreen error={new Error('broken')} />
    </MemoryRouter>,
  );
  expect(markup).toContain('| Another Brand</title>');
});
