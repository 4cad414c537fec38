import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenStories, openStories } from './open-stories.ts';

let stories: OpenStories;

beforeAll(async () => {
  stories = await openStories('behaviour');
}, 60_000);

afterAll(() => stories?.close());

describe('text input', () => {
  test('an error shows after the field was left, not before', async () => {
    const { page } = await stories.open('text-input');
    const field = page.locator('#surname');
    await field.focus();
    expect(await page.getByText('Surname is required').count()).toBe(0);
    await field.blur();
    await page.getByText('Surname is required').waitFor();
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    await field.fill('Ní Bhriain');
    await page.getByText('Surname is required').waitFor({ state: 'detached' });
  });

  test('a bad email and a bad phone number are told apart', async () => {
    const { page } = await stories.open('text-input');
    await leave(page, '#email', 'aoife');
    await page.getByText('Valid email is required').nth(1).waitFor();
    await leave(page, '#phone', 'call me');
    await page.getByText('Valid phone is required').waitFor();
  });
});

test('a form with a bad field is not sent: the field is shown and gets the focus', async () => {
  const { page } = await stories.open('text-input');
  const address = page.url();
  await page.locator('#enquirer').fill('   ');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('Enquirer is required').waitFor();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('enquirer');
  expect(page.url()).toBe(address);
});

describe('combobox', () => {
  test('typing finds, the arrows move, Enter chooses and the form gets the value', async () => {
    const { page } = await stories.open('combobox');
    const field = page.locator('#combobox-make');
    await field.fill('vo');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    expect(await field.inputValue()).toBe('Volvo');
    expect(await page.locator('input[name=make]').inputValue()).toBe('volvo');
    expect(await field.getAttribute('aria-expanded')).toBe('false');
  });

  test('Escape leaves what was chosen', async () => {
    const { page } = await stories.open('combobox');
    const field = page.locator('#combobox-chosen');
    await field.fill('xyz');
    await page.getByRole('option', { name: 'Nothing by that name' }).waitFor();
    await page.keyboard.press('Escape');
    expect(await field.inputValue()).toBe('Škoda');
  });

  test('without JavaScript it is a select', async () => {
    const { page } = await stories.open('combobox', { javaScriptEnabled: false });
    expect(await page.locator('select#combobox-make').isVisible()).toBe(true);
  });
});

describe('range filter', () => {
  test('the slider and the selects agree', async () => {
    const { page } = await stories.open('range-filter');
    const story = page.locator('[data-story="range-filter--open"]');
    await story.getByLabel('Price to').press('ArrowLeft');
    expect(await story.getByLabel('To', { exact: true }).inputValue()).toBe('75000');
    await story.getByLabel('From', { exact: true }).selectOption('5000');
    expect(await story.getByLabel('Price from').inputValue()).toBe('5');
  });

  test('a thumb cannot pass the other', async () => {
    const { page } = await stories.open('range-filter');
    const story = page.locator('[data-story="range-filter--applied"]');
    await story.getByLabel('Price from').press('End');
    expect(await story.getByLabel('Price from').getAttribute('aria-valuetext')).toBe('€20,000');
  });

  test('without JavaScript there is no slider that does nothing', async () => {
    const { page } = await stories.open('range-filter', { javaScriptEnabled: false });
    expect(await page.locator('input[type=range]').first().isVisible()).toBe(false);
  });
});

describe('gallery', () => {
  test('the arrows turn, Escape closes, and the focus is back at the last picture', async () => {
    const { page } = await stories.open('gallery');
    await page.getByRole('link', { name: 'From the side, on the full screen' }).first().click();
    const viewer = page.getByRole('dialog');
    await viewer.waitFor();
    await page.keyboard.press('ArrowRight');
    await viewer.getByText('2 / 5').waitFor();
    await page.keyboard.press('End');
    await viewer.getByText('5 / 5').waitFor();
    expect(await viewer.getByText('Front wheel', { exact: true }).isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await viewer.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      'Front wheel, on the full screen',
    );
  });

  test('a double tap magnifies and another one ends it', async () => {
    const { page } = await stories.open('gallery');
    await page.getByRole('link', { name: 'From the side, on the full screen' }).first().click();
    const picture = page.getByRole('dialog').getByRole('img', { name: 'From the side' });
    await picture.dblclick();
    expect(await picture.evaluate((image) => image.style.transform)).toContain('scale(2.5)');
    await picture.dblclick();
    expect(await picture.evaluate((image) => image.style.transform)).toBe('');
  });
});

test('two fingers magnify a picture on the full screen', async () => {
  const { page } = await stories.open('gallery', { hasTouch: true, viewport: { width: 375, height: 812 } });
  await page.getByRole('link', { name: 'From the side, on the full screen' }).first().click();
  const picture = page.getByRole('dialog').getByRole('img', { name: 'From the side' });
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

test('a message that may be closed is gone once it is', async () => {
  const { page } = await stories.open('message-banner');
  const story = page.locator('[data-story="message-banner--closable"]');
  await story.getByRole('button', { name: 'Close' }).click();
  expect(await story.getByRole('status').count()).toBe(0);
});

test.each(['save-button', 'remove-button'])(
  'without JavaScript there is no %s that does nothing',
  async (piece) => {
    const { page } = await stories.open(piece, { javaScriptEnabled: false });
    expect(await page.getByRole('button').count()).toBe(0);
  },
);

test('a tab shows its own links and hides the others, without JavaScript too', async () => {
  const { page } = await stories.open('seo-links', { javaScriptEnabled: false });
  await page.getByText('By county').click();
  expect(await page.getByRole('link', { name: 'Kerry' }).isVisible()).toBe(true);
  expect(await page.getByRole('link', { name: 'Toyota' }).isVisible()).toBe(false);
});

test('a dealer’s logo that fails gives way to the default one', async () => {
  const { page } = await stories.open('dealer-logo');
  const logo = page.locator('[data-story="dealer-logo--logo-that-fails"] img');
  await page.waitForFunction(
    (image) => (image as HTMLImageElement).src.includes('/media/placeholder/dealer/'),
    await logo.elementHandle(),
  );
});

test('removing a saved vehicle does not follow its link', async () => {
  const { page } = await stories.open('saved-vehicle-card');
  const address = page.url();
  await page.getByRole('button', { name: 'Remove 191 Volkswagen Golf' }).first().click();
  expect(page.url()).toBe(address);
});

test.each([
  ['vehicle-card', 304, 384],
  ['saved-vehicle-card', 300, 364],
  ['article-card', 304, 394],
  ['module-card', 304, 408],
])('%s is %i by %i pixels', async (piece, width, height) => {
  const { page } = await stories.open(piece, { viewport: { width: 1440, height: 900 } });
  expect(await page.locator('article').first().boundingBox()).toMatchObject({ width, height });
});

test('the hero’s picture, its advertisement and a section across the page have their sizes', async () => {
  const hero = await stories.open('hero-panel', { viewport: { width: 1440, height: 900 } });
  const panel = hero.page.locator('[data-story="hero-panel--with-display-ad"]');
  expect((await panel.locator('img').boundingBox())?.height).toBe(458);
  expect((await panel.getByRole('complementary').boundingBox())?.height).toBe(211);
  const { page } = await stories.open('horizontal-section', { viewport: { width: 1440, height: 900 } });
  expect((await page.locator('section[data-position]').first().boundingBox())?.width).toBe(1128);
});

test('a row of cards scrolls sideways up to 1128 pixels and not beyond', async () => {
  const { page } = await stories.open('card-row', { viewport: { width: 1128, height: 900 } });
  const overflows = () =>
    page.locator('[data-story="card-row--four"] ul').evaluate((row) => row.scrollWidth > row.clientWidth);
  expect(await overflows()).toBe(true);
  await page.setViewportSize({ width: 1129, height: 900 });
  expect(await overflows()).toBe(false);
});

async function leave(page: Page, selector: string, value: string) {
  await page.locator(selector).fill(value);
  await page.locator(selector).blur();
}
