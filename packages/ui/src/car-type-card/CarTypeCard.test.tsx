import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CarTypeCard } from './CarTypeCard.tsx';

test('the button links to such vehicles', () => {
  const html = renderToStaticMarkup(
    <CarTypeCard
      imageName="cars-dark-grey"
      title="Estates"
      summary="Long."
      buttonLabel="See estates"
      buttonLink="/used-cars?body=estate"
    />,
  );
  expect(html).toMatch(/href="\/used-cars\?body=estate"[^>]*>See estates/);
  expect(html).toContain('data-colour="dark-grey"');
});
