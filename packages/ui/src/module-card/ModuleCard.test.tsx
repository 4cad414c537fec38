import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ModuleCard, type ModuleCardProps } from './ModuleCard.tsx';

const lesson: ModuleCardProps = {
  imageUrl: '/a',
  title: 'Know your controls',
  moduleNumber: 'Module 1',
  summary: 'Pedals.',
  videoHref: '/video',
};

test('the link says "Watch video", and of what for whoever hears it', () => {
  const html = renderToStaticMarkup(<ModuleCard {...lesson} />);
  expect(html).toMatch(/href="\/video"[^>]*>Watch video<span class="visually-hidden">: Know your controls/);
});

test('its border is the primary colour unless told otherwise', () => {
  expect(renderToStaticMarkup(<ModuleCard {...lesson} />)).toContain('data-border="primary"');
  expect(renderToStaticMarkup(<ModuleCard {...lesson} borderColor="red" />)).toContain('data-border="red"');
});

test('a lesson without a film leads to its text and shows no play mark', () => {
  const { videoHref: _, ...written } = lesson;
  const html = renderToStaticMarkup(<ModuleCard {...written} textHref="#know-your-controls" />);
  expect(html).toMatch(/href="#know-your-controls"[^>]*>Read the module/);
  expect(html).not.toContain('<svg');
});
