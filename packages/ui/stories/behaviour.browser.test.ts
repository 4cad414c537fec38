import type { Locator, Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type OpenStories, openStories } from './open-stories.ts';

let stories: OpenStories;

beforeAll(async () => {
  stories = await openStories();
});

afterEach(() => stories.releaseAll());
afterAll(() => stories?.close());

describe('text input', () => {
  test('an error shows after the field is left, not before', async () => {
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

  test('an invalid email and an invalid phone number have different messages', async () => {
    const { page } = await stories.open('text-input');
    await leave(page, '#email', 'aoife');
    await page.getByText('Valid email is required').nth(1).waitFor();
    await leave(page, '#phone', 'call me');
    await page.getByText('Valid phone is required').waitFor();
  });
});

test('a form with an invalid field is not submitted: the field is scrolled into view and focused', async () => {
  const { page } = await stories.open('text-input');
  const address = page.url();
  await page.locator('#enquirer').fill('   ');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('Enquirer is required').waitFor();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('enquirer');
  expect(page.url()).toBe(address);
});

test('no step of a trail is wider than a phone', async () => {
  const { page } = await stories.open('breadcrumbs');
  await page.setViewportSize({ width: 390, height: 844 });
  const fits = await page
    .locator('[data-story="breadcrumbs--long-make"] ol')
    .evaluate((trail) => [...trail.children].every((step) => step.clientWidth < trail.clientWidth * 0.8));
  expect(fits).toBe(true);
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

  test('Home and End go to the first and the last option of an open list', async () => {
    const { page } = await stories.open('combobox');
    const field = page.locator('#combobox-chosen');
    await field.click();
    await page.keyboard.press('End');
    const options = page.getByRole('option');
    const labels = await options.locator('span:first-child').allTextContents();
    expect(await activeOption(field)).toContain(labels.at(-1));
    expect(await options.last().evaluate(isWithinList)).toBe(true);
    await page.keyboard.press('Home');
    expect(await activeOption(field)).toContain(labels[0]);
    await page.keyboard.press('Enter');
    expect(await field.inputValue()).toBe(labels[0]);
  });

  test('Home and End move the cursor in typed text, and Enter then uses the text', async () => {
    const { page } = await stories.open('combobox');
    const field = page.locator('#combobox-make');
    await field.pressSequentially('olvo');
    await page.keyboard.press('Home');
    expect(await cursorOf(field)).toBe(0);
    expect(await field.getAttribute('aria-activedescendant')).toBeNull();
    await page.keyboard.type('v');
    await page.keyboard.press('End');
    expect(await cursorOf(field)).toBe(5);
    await page.keyboard.press('Enter');
    expect(await field.inputValue()).toBe('Volvo');
    expect(await page.locator('input[name=make]').inputValue()).toBe('volvo');
  });

  test('Home and End move the cursor while the list is closed, and select text with Shift', async () => {
    const { page } = await stories.open('combobox');
    const field = page.locator('#combobox-chosen');
    await field.click();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Home');
    expect(await cursorOf(field)).toBe(0);
    expect(await field.getAttribute('aria-expanded')).toBe('false');
    await page.keyboard.press('Shift+End');
    expect(await page.evaluate(() => getSelection()?.toString())).toBe('Škoda');
  });

  test('Escape keeps what was chosen', async () => {
    const { page } = await stories.open('combobox');
    const field = page.locator('#combobox-chosen');
    await field.fill('xyz');
    await page.getByRole('option', { name: 'Nothing by that name' }).waitFor();
    await page.keyboard.press('Escape');
    expect(await field.inputValue()).toBe('Škoda');
  });

  test('a second Escape is not handled and clears nothing', async () => {
    const { page } = await stories.open('combobox');
    const field = page.locator('#combobox-chosen');
    await field.click();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    expect(await field.inputValue()).toBe('Škoda');
  });

  test('a make typed in full is chosen on leaving the field', async () => {
    const { page } = await stories.open('combobox');
    const field = page.locator('#combobox-make');
    await field.fill('ford');
    await page.keyboard.press('Tab');
    expect(await field.inputValue()).toBe('Ford');
    expect(await page.locator('input[name=make]').inputValue()).toBe('ford');
  });

  test('an ambiguous text is reset to what was chosen', async () => {
    const { page } = await stories.open('combobox');
    await leave(page, '#combobox-chosen', 'v');
    expect(await page.locator('#combobox-chosen').inputValue()).toBe('Škoda');
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

  test('Home and End move a thumb to the ends of the track', async () => {
    const { page } = await stories.open('range-filter');
    const story = page.locator('[data-story="range-filter--applied"]');
    await story.getByLabel('Price to').press('End');
    expect(await story.getByLabel('To', { exact: true }).inputValue()).toBe('');
    await story.getByLabel('Price from').press('Home');
    expect(await story.getByLabel('From', { exact: true }).inputValue()).toBe('');
  });

  test('a thumb cannot pass the other', async () => {
    const { page } = await stories.open('range-filter');
    const story = page.locator('[data-story="range-filter--applied"]');
    await story.getByLabel('Price from').press('End');
    expect(await story.getByLabel('Price from').getAttribute('aria-valuetext')).toBe('€20,000');
  });

  test('without JavaScript there is no dead slider', async () => {
    const { page } = await stories.open('range-filter', { javaScriptEnabled: false });
    expect(await page.locator('input[type=range]').first().isVisible()).toBe(false);
  });
});

test('a closable message disappears when closed', async () => {
  const { page } = await stories.open('message-banner');
  const story = page.locator('[data-story="message-banner--closable"]');
  await story.getByRole('button', { name: 'Close' }).click();
  expect(await story.getByRole('status').count()).toBe(0);
  expect(await story.evaluate((root) => root.contains(document.activeElement))).toBe(true);
  // The keyboard continues from where the message was: the story before it has a button too.
  await page.keyboard.press('Shift+Tab');
  const before = page.locator('[data-story="message-banner--border-on-top"]').getByRole('button');
  expect(await before.evaluate((button) => document.activeElement === button)).toBe(true);
});

test.each(['save-button', 'remove-button'])('without JavaScript there is no dead %s', async (piece) => {
  const { page } = await stories.open(piece, { javaScriptEnabled: false });
  expect(await page.getByRole('button').count()).toBe(0);
});

test('a tab shows its own links and hides the others, without JavaScript too', async () => {
  const { page } = await stories.open('seo-links', { javaScriptEnabled: false });
  await page.getByText('By county').click();
  expect(await page.getByRole('link', { name: 'Kerry' }).isVisible()).toBe(true);
  expect(await page.getByRole('link', { name: 'Toyota' }).isVisible()).toBe(false);
});

test('the arrow keys move between the tabs', async () => {
  const { page } = await stories.open('seo-links');
  await page.getByRole('radio', { name: 'By make' }).focus();
  await page.keyboard.press('ArrowRight');
  expect(await page.getByRole('link', { name: 'Kerry' }).isVisible()).toBe(true);
});

test('another page’s tabs show their own first', async () => {
  const { page } = await stories.open('seo-links');
  const story = page.locator('[data-story="seo-links--another-page"]');
  await story.getByText('By colour').click();
  await story.getByRole('button', { name: 'Go on' }).click();
  expect(await story.getByRole('link', { name: 'Saloons' }).isVisible()).toBe(true);
});

test('a dealer’s logo that fails is replaced by the default one', async () => {
  const { page } = await stories.open('dealer-logo');
  const logo = page.locator('[data-story="dealer-logo--logo-that-fails"] img');
  await page.waitForFunction(
    (image) => (image as HTMLImageElement).src.includes('/media/placeholder/'),
    await logo.elementHandle(),
  );
});

test('removing a saved vehicle reports which one and does not follow its link', async () => {
  const { page } = await stories.open('vehicle-card');
  const story = page.locator('[data-story="vehicle-card--reports"]');
  await story.getByRole('button', { name: 'Remove 191 Volkswagen Golf' }).click();
  expect(await story.locator('output').textContent()).toBe('golf');
  expect(page.url()).not.toContain('#followed');
  await story.getByRole('link').click();
  expect(page.url()).toContain('#followed');
});

test('the dealer’s panel reports what was pressed, and a logo that fails', async () => {
  const { page } = await stories.open('dealer-panel');
  const story = page.locator('[data-story="dealer-panel--reports"]');
  await story.getByText('logo ').waitFor();
  // The links lead away from the page, which would end the story before it has reported.
  await story.evaluate((root) =>
    root.addEventListener('click', (event) => event.preventDefault(), { capture: true }),
  );
  for (const name of ['020 910 4821', 'Message dealer', 'WhatsApp', 'View location', 'Visit website']) {
    await story.getByRole('link', { name }).click();
  }
  expect(await story.locator('output').textContent()).toBe(
    'logo /style.css, phone, email, whatsapp, location, website',
  );
});

test('a logo that fails is reported once, however often the browser says so', async () => {
  const page = await stories.openEarly('dealer-panel', async (early) => {
    // The picture stays under way, so that the events below are its only ones.
    await early.route('**/style.css', () => {});
  });
  const story = page.locator('[data-story="dealer-panel--reports"]');
  await story.locator('img').evaluate((image) => {
    for (let time = 0; time < 2; time += 1) image.dispatchEvent(new Event('error'));
  });
  await story.getByText('logo ').waitFor();
  expect(await story.locator('output').textContent()).toBe('logo /style.css');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a switcher reports the label and its index', async () => {
  const { page } = await stories.open('switcher');
  const story = page.locator('[data-story="switcher--reports"]');
  await story.getByText('Monthly').click();
  await page.keyboard.press('ArrowLeft');
  expect(await story.locator('output').textContent()).toBe('Monthly 1, Cash 0');
});

test('a checkbox reports both of its states', async () => {
  const { page } = await stories.open('checkbox');
  const story = page.locator('[data-story="checkbox--reports"]');
  await story.getByLabel('With NCT').press('Space');
  await story.getByLabel('With NCT').press('Space');
  expect(await story.locator('output').textContent()).toBe('checked, unchecked');
});

test('a select reports what was chosen', async () => {
  const { page } = await stories.open('select');
  await page.locator('#select-reports').selectOption('petrol');
  expect(await page.locator('[data-story="select--reports"] output').textContent()).toBe('petrol');
});

describe('a filter stays open under the finger', () => {
  test.each(['Pick-up', 'SUV'])('when %s is deselected', async (first) => {
    const { page } = await stories.open('facet-list');
    const story = page.locator('[data-story="facet-list--live"]');
    await story.getByLabel(first).press('Space');
    await story.getByLabel(first === 'SUV' ? 'Pick-up' : 'SUV').press('Space');
    expect(await story.getByLabel('Pick-up').isVisible()).toBe(true);
  });

  test('when it is reset', async () => {
    const { page } = await stories.open('facet-list');
    const story = page.locator('[data-story="facet-list--live"]');
    await story.getByRole('link', { name: 'Reset Body' }).click();
    expect(await story.getByLabel('SUV').isChecked()).toBe(false);
    expect(await story.getByLabel('SUV').isVisible()).toBe(true);
  });
});

test('a required text area shows an error after it is left', async () => {
  const { page } = await stories.open('text-area');
  await leave(page, '#question', '');
  await page.getByText('Question is required').waitFor();
  await page.locator('#question').fill('Is it still there?');
  await page.getByText('Question is required').waitFor({ state: 'detached' });
});

test('a disabled button looks the same on hover', async () => {
  const { page } = await stories.open('button');
  const buttons = page.locator('button:disabled');
  for (const button of await buttons.all()) {
    const paint = () => button.evaluate((element) => getComputedStyle(element).backgroundColor);
    const before = await paint();
    await button.hover({ force: true });
    expect(await paint()).toBe(before);
  }
});

test('the selected label of a switcher stands out in dark mode', async () => {
  const { page } = await stories.open('switcher', { colorScheme: 'dark' });
  const [selected, ground] = await page
    .locator('fieldset')
    .first()
    .evaluate((switcher) =>
      [switcher.querySelector('label:has(:checked)'), switcher].map((element) => {
        const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
        if (!element || !context) return 0;
        context.fillStyle = getComputedStyle(element).backgroundColor;
        context.fillRect(0, 0, 1, 1);
        return context.getImageData(0, 0, 1, 1).data[0] ?? 0;
      }),
    );
  expect(Math.abs((selected ?? 0) - (ground ?? 0))).toBeGreaterThan(100);
});

test('a focused field has a full ring', async () => {
  const { page } = await stories.open('text-input');
  const field = page.locator('#surname');
  await field.focus();
  const alpha = await field.evaluate((element) => getComputedStyle(element).outlineColor);
  expect(alpha).not.toContain('/');
});

test.each([
  ['vehicle-card', 'car', 304, 384],
  ['vehicle-card', 'removable', 300, 364],
  ['article-card', 'column', 304, 394],
  ['module-card', 'primary', 304, 408],
])('%s, %s, is %i by %i pixels', async (piece, story, width, height) => {
  const { page } = await stories.open(piece, { viewport: { width: 1440, height: 900 } });
  const card = page.locator(`[data-story="${piece}--${story}"]`).getByRole('article');
  expect(await card.boundingBox()).toMatchObject({ width, height });
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

describe('the buttons of a row', () => {
  const viewport = { width: 900, height: 900 };

  test('are shown only if there is more to see, and stop at the ends', async () => {
    const { page } = await stories.open('card-row', { viewport });
    const four = page.locator('[data-story="card-row--four"]');
    const [back, on] = [
      four.getByRole('button', { name: 'Back' }),
      four.getByRole('button', { name: 'Forward' }),
    ];
    expect(await back.getAttribute('aria-disabled')).toBe('true');
    await on.click();
    await page.waitForFunction(
      (button) => button?.getAttribute('aria-disabled') === 'true',
      await on.elementHandle(),
    );
    expect(await back.getAttribute('aria-disabled')).toBe('false');
    await page.setViewportSize({ width: 1440, height: 900 });
    // The style sheet hides them at once; the row measures its width a moment later.
    await on.waitFor({ state: 'detached' });
    await page.waitForFunction(
      (list) => list?.hasAttribute('tabindex') === false,
      await four.getByRole('list').elementHandle(),
    );
  });

  test('jump if the visitor prefers reduced motion', async () => {
    const { page } = await stories.open('card-row', { viewport });
    const behaviors = await page.locator('[data-story="card-row--four"] ul').evaluate((row) => {
      const asked: unknown[] = [];
      row.scrollBy = (options?: unknown) => asked.push((options as ScrollToOptions).behavior);
      row.closest('section')?.querySelector<HTMLElement>('[aria-label=Forward]')?.click();
      return asked;
    });
    expect(behaviors).toEqual(['instant']);
  });
});

test.each([
  ['dealer-card', 'Stock: 142'],
  ['breadcrumbs', 'Home'],
  ['card-row', 'View all'],
  ['filter', 'Reset History'],
  ['seo-links', 'Toyota'],
])('on a touch screen %s gives “%s” 44 pixels', async (piece, name) => {
  const { page } = await stories.open(piece, {
    hasTouch: true,
    isMobile: true,
    viewport: { width: 375, height: 812 },
  });
  const box = await page.getByRole('link', { name }).first().boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
});

async function leave(page: Page, selector: string, value: string) {
  await page.locator(selector).fill(value);
  await page.locator(selector).blur();
}

/** The option that the keys have reached, as a screen reader finds it. */
async function activeOption(field: Locator): Promise<string | null> {
  const id = await field.getAttribute('aria-activedescendant');
  return field.page().locator(`[id="${id}"]`).textContent();
}

function cursorOf(field: Locator): Promise<number | null> {
  return field.evaluate((input) => (input as HTMLInputElement).selectionStart);
}

function isWithinList(option: Element): boolean {
  const list = option.closest('[role=listbox]')?.getBoundingClientRect();
  const { top, bottom } = option.getBoundingClientRect();
  return list !== undefined && top >= list.top - 1 && bottom <= list.bottom + 1;
}
