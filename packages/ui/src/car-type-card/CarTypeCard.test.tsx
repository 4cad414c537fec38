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

test('a picture takes the place of the illustration', () => {
  const html = renderToStaticMarkup(
    <CarTypeCard
      imageName="cars-dark-grey"
      imageUrl="/media/articles/family/0/304x171"
      title="Family cars"
      summary="Seven seats."
      buttonLabel="See family cars"
      buttonLink="/family-cars"
    />,
  );
  expect(html).toContain('src="/media/articles/family/0/304x171"');
  expect(html).not.toContain('<svg');
});
