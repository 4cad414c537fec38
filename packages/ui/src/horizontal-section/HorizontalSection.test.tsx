import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HorizontalSection, type HorizontalSectionProps } from './HorizontalSection.tsx';

const section: HorizontalSectionProps = { imageUrl: '/a', title: 'Worth', summary: 'A minute.' };

test('the first of two buttons is the page’s accent', () => {
  const html = renderToStaticMarkup(
    <HorizontalSection
      {...section}
      buttons={[
        { label: 'Value', href: '/car-valuation' },
        { label: 'Sell', href: '/sell-my-car', isRouter: false },
      ]}
    />,
  );
  expect(html.match(/data-variant="[^"]+"/g)).toEqual(['data-variant="primary"', 'data-variant="secondary"']);
});

test('background and shadow show', () => {
  expect(renderToStaticMarkup(<HorizontalSection {...section} />)).not.toContain('data-background');
  expect(renderToStaticMarkup(<HorizontalSection {...section} hasBackground hasShadow />)).toContain(
    'data-background="true" data-shadow="true"',
  );
});
