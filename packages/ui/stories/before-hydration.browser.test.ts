import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type OpenStories, openStories } from './open-stories.ts';

let stories: OpenStories;

beforeAll(async () => {
  stories = await openStories();
});

afterEach(() => stories.releaseAll());
afterAll(() => stories?.close());

test('a make chosen before the script loaded stays chosen, and keeps the focus', async () => {
  const page = await stories.openEarly('combobox', async (early) => {
    await early.locator('select#combobox-make').selectOption('toyota');
    await early.locator('select#combobox-make').focus();
  });
  const field = page.locator('input#combobox-make');
  expect(await field.inputValue()).toBe('Toyota');
  expect(await page.locator('input[name=make]').inputValue()).toBe('toyota');
  expect(await field.evaluate((input) => document.activeElement === input)).toBe(true);
});

test('text typed early into a text area with a default stays, and is counted', async () => {
  const page = await stories.openEarly('text-area', (early) => early.locator('#short').fill('x'.repeat(39)));
  expect(await page.locator('#short').inputValue()).toBe('x'.repeat(39));
  await page.getByText('39 of 40 characters').waitFor({ timeout: 5000 });
});

test('the slider shows a range that was chosen early', async () => {
  const page = await stories.openEarly('range-filter', async (early) => {
    await early.locator('[data-story="range-filter--open"]').getByLabel('From', { exact: true }).fill('5000');
  });
  const story = page.locator('[data-story="range-filter--open"]');
  expect(await story.getByLabel('From', { exact: true }).inputValue()).toBe('5000');
  expect(await story.getByLabel('Price from').getAttribute('aria-valuetext')).toBe('€5,000');
  // A field in use becomes a select when it is left.
  expect(await story.locator('select').count()).toBe(0);
  await story.getByLabel('From', { exact: true }).blur();
  expect(await story.locator('select').first().inputValue()).toBe('5000');
});
