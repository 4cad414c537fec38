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

test('the link says "Watch video", and names the video for screen readers', () => {
  const html = renderToStaticMarkup(<ModuleCard {...lesson} />);
  expect(html).toMatch(/href="\/video"[^>]*>Watch video<span class="visually-hidden">: Know your controls/);
});

test('a lesson with a film and a text links to both, and another site opens in a new tab', () => {
  const html = renderToStaticMarkup(
    <ModuleCard {...lesson} videoHref="https://films.example/1" textHref="/learner-drivers/controls" />,
  );
  expect(html).toMatch(
    /<h3[^>]*><a [^>]*href="\/learner-drivers\/controls"[^>]*>Know your controls<\/a><\/h3>/,
  );
  expect(html).toMatch(/href="https:\/\/films.example\/1" target="_blank"[^>]*>Watch video/);
});

test('its border has the primary colour by default', () => {
  expect(renderToStaticMarkup(<ModuleCard {...lesson} />)).toContain('data-border="primary"');
  expect(renderToStaticMarkup(<ModuleCard {...lesson} borderColor="red" />)).toContain('data-border="red"');
});

test('a lesson without a film links to its text and shows no play icon', () => {
  const { videoHref: _, ...written } = lesson;
  const html = renderToStaticMarkup(<ModuleCard {...written} textHref="#know-your-controls" />);
  expect(html).toMatch(/href="#know-your-controls"[^>]*>Read the module/);
  expect(html).not.toContain('<svg');
});
