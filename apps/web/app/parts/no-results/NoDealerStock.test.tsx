import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NoDealerStock } from './NoDealerStock.tsx';

test('a dealer without cars is named, with links to its other stock', () => {
  const html = renderToStaticMarkup(
    <NoDealerStock
      dealerName="Lee Valley Bikes"
      channel="Car"
      others={[{ text: 'View bikes', found: '14 bikes', href: '/bikes/dealers/ireland/cork/3' }]}
    />,
  );
  expect(html).toContain('Lee Valley Bikes has no cars for sale at the moment');
  expect(html).toMatch(/href="\/bikes\/dealers\/ireland\/cork\/3".*14 bikes/);
});
