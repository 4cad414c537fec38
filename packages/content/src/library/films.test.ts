import { expect, test } from 'vitest';
import { ContentError } from '../content-mistake.ts';
import { buildLibrary } from './load-library.ts';

const tip = (video: string) => ({
  file: 'articles/tip/first-frost.md',
  text: `---\ntype: tip\ntitle: First frost\nsummary: S.\ndate: 2026-01-01\nauthor: Forecourt\npicture: road/1\nvideo: ${video}\n---\nWords.\n`,
});
const captions =
  'WEBVTT\n\n1\n00:00.000 --> 00:02.000\nScrape <b>every</b> window.\n\n00:02.000 --> 00:04.000\nThen the\nlamps.\n';
const build = (video: string, films: [string, string][]) =>
  buildLibrary([tip(video)], undefined, new Map(films))
    .on('2026-02-01')
    .article('tip', 'first-frost');
const mistakesOf = (video: string, films: [string, string][]) => {
  try {
    build(video, films);
    return [];
  } catch (error) {
    return error instanceof ContentError ? error.mistakes.map(({ message }) => message) : [String(error)];
  }
};

test('a film beside its article has its address, its captions and their words', () => {
  const films: [string, string][] = [
    ['articles/tip/frost.mp4', ''],
    ['articles/tip/frost.vtt', captions],
  ];
  expect(build('frost.mp4', films)?.film).toEqual({
    path: '/films/tip/frost.mp4',
    type: 'video/mp4',
    captionsPath: '/films/tip/frost.vtt',
    transcript: ['Scrape every window.', 'Then the lamps.'],
  });
});

test('a film elsewhere needs no file', () => {
  expect(build('https://films.example/1', [])).toMatchObject({ video: 'https://films.example/1' });
});

test('a missing film, and one without captions, are mistakes', () => {
  expect(mistakesOf('frost.mp4', [])).toEqual(['video: there is no frost.mp4 beside the article']);
  expect(mistakesOf('frost.mp4', [['articles/tip/frost.mp4', '']])).toEqual([
    'video: its captions are missing: frost.vtt',
  ]);
});
