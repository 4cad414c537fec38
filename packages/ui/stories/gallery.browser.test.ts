import type { Locator, Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type OpenStories, openStories } from './open-stories.ts';

let stories: OpenStories;

beforeAll(async () => {
  stories = await openStories();
});

afterEach(() => stories.releaseAll());
afterAll(() => stories?.close());

const narrow = { width: 375, height: 812 };

describe('gallery', () => {
  test('the arrows move, Escape closes, and the focus returns to the last picture', async () => {
    const { page } = await stories.open('gallery');
    const viewer = await openViewer(page);
    await page.keyboard.press('ArrowRight');
    await viewer.getByText('2 / 5').waitFor();
    await page.keyboard.press('End');
    await viewer.getByText('5 / 5').waitFor();
    expect(await viewer.getByText('Front wheel', { exact: true }).isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await viewer.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      'Front wheel, full screen',
    );
  });

  test('a double tap zooms and another one ends it', async () => {
    const { page } = await stories.open('gallery');
    const picture = (await openViewer(page)).getByRole('img', { name: 'From the side' });
    await picture.dblclick();
    expect(await picture.evaluate((image) => image.style.transform)).toContain('scale(2.5)');
    await picture.dblclick();
    expect(await picture.evaluate((image) => image.style.transform)).toBe('');
  });
});

describe.each(['no-preference', 'reduce'] as const)('with motion: %s', (reducedMotion) => {
  test('four quick key presses move four pictures', async () => {
    const { page } = await stories.open('gallery', { reducedMotion });
    const viewer = await openViewer(page);
    for (let press = 0; press < 4; press += 1) await page.keyboard.press('ArrowRight');
    await viewer.getByText('5 / 5').waitFor({ timeout: 5000 });
  });

  test('three quick clicks move three pictures, and further ones open nothing', async () => {
    const { page } = await stories.open('gallery', { reducedMotion, viewport: narrow });
    const story = page.locator('[data-story="gallery--five"]');
    const next = story.getByRole('button', { name: 'Next picture' });
    for (let click = 0; click < 3; click += 1) await next.click();
    await story.getByText('4 / 5').waitFor({ timeout: 5000 });
    // Forced, because a visitor's finger does not wait for a button that has become disabled either.
    for (let click = 0; click < 3; click += 1) await next.click({ force: true });
    await story.getByText('5 / 5').waitFor({ timeout: 5000 });
    expect(await page.getByRole('dialog').count()).toBe(0);
  });
});

test('at the last picture the keys still work', async () => {
  const { page } = await stories.open('gallery');
  const viewer = await openViewer(page);
  const next = viewer.getByRole('button', { name: 'Next picture' });
  for (let click = 0; click < 4; click += 1) await next.click();
  await viewer.getByText('5 / 5').waitFor();
  await page.keyboard.press('ArrowLeft');
  await viewer.getByText('4 / 5').waitFor({ timeout: 5000 });
});

test('moving to another picture ends the zoom', async () => {
  const { page } = await stories.open('gallery');
  const viewer = await openViewer(page);
  const picture = viewer.getByRole('img', { name: 'From the side' });
  await picture.dblclick();
  await page.keyboard.press('ArrowRight');
  await viewer.getByText('2 / 5').waitFor();
  expect(await picture.evaluate((image) => image.style.transform)).toBe('');
  expect(await viewer.locator('ul').getAttribute('data-zoomed')).toBeNull();
});

test.each([
  [1440, 5],
  [820, 3],
  [375, 5],
])('at a width of %i, %i pictures can be reached', async (width, count) => {
  const { page } = await stories.open('gallery', { viewport: { width, height: 900 } });
  const story = page.locator('[data-story="gallery--five"]');
  expect(await story.getByRole('link').count()).toBe(count);
});

test('an overlay takes the place of the large picture while it is open', async () => {
  const { page } = await stories.open('gallery');
  const story = page.locator('[data-story="gallery--with-overlay"]');
  const links = () => story.getByRole('link').count();
  await story.getByText('See it from every side').evaluate((summary: HTMLElement) => summary.click());
  expect(await links()).toBe(4);
  await story.getByText('See it from every side').evaluate((summary: HTMLElement) => summary.click());
  expect(await links()).toBe(5);
});

test('without JavaScript a strip shows the total, but not the current picture', async () => {
  const { page } = await stories.open('gallery', { javaScriptEnabled: false, viewport: narrow });
  const story = page.locator('[data-story="gallery--five"]');
  expect(await story.getByText('1 / 5').isVisible()).toBe(false);
  expect(await story.getByText('5 images').isVisible()).toBe(true);
});

const phone = { hasTouch: true, isMobile: true, viewport: narrow };

test('a swipe moves to the next picture', async () => {
  const { page } = await stories.open('gallery', phone);
  const viewer = await openViewer(page);
  await drag(page, { x: 320, y: 400 }, -280);
  await viewer.getByText('2 / 5').waitFor({ timeout: 5000 });
});

test('one finger pans a zoomed picture all the way', async () => {
  const { page } = await stories.open('gallery', phone);
  const viewer = await openViewer(page);
  const picture = viewer.getByRole('img', { name: 'From the side' });
  await picture.dblclick();
  const place = () => picture.evaluate((image) => new DOMMatrix(getComputedStyle(image).transform).e);
  const before = await place();
  await drag(page, { x: 250, y: 400 }, -120);
  expect(before - (await place())).toBeGreaterThan(100);
  expect(await viewer.getByText('1 / 5').isVisible()).toBe(true);
});

test('two fingers zoom a picture in full screen', async () => {
  const { page } = await stories.open('gallery', { hasTouch: true, viewport: narrow });
  const picture = (await openViewer(page)).getByRole('img', { name: 'From the side' });
  const { x, y, width, height } = (await picture.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const fingers = (apart: number) => [
    { x: x + width / 2 - apart, y: y + height / 2, id: 0 },
    { x: x + width / 2 + apart, y: y + height / 2, id: 1 },
  ];
  const touch = await page.context().newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(40) });
  for (const apart of [50, 70, 90, 120]) {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) });
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  const scale = await picture.evaluate((image) => new DOMMatrix(getComputedStyle(image).transform).a);
  expect(scale).toBeGreaterThan(1.5);
});

async function openViewer(page: Page): Promise<Locator> {
  await page.getByRole('link', { name: 'From the side, full screen' }).first().click();
  const viewer = page.getByRole('dialog');
  await viewer.waitFor();
  return viewer;
}

async function drag(page: Page, { x, y }: { x: number; y: number }, by: number) {
  const touch = await page.context().newCDPSession(page);
  const finger = (moved: number) => [{ x: x + moved, y, id: 0 }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: finger(0) });
  for (let step = 1; step <= 10; step += 1) {
    await touch.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: finger((by * step) / 10),
    });
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
