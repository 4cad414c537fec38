import { expect, type Page } from '@playwright/test';
import { makePhoto } from './make-photo.ts';
import { ownColour, ownWords } from './own-advert.ts';
import { newAddress, signInOn } from './sign-in.ts';

let plates = 0;

/** Places an advert for a Golf as somebody new, and returns its reference. */
export async function placeAdvert(
  page: Page,
  { plate = newPlate(), price = '15,950' } = {},
): Promise<string> {
  await page.goto('/sell');
  await page.getByLabel('Number plate').fill(plate);
  await page.getByLabel('Mileage').fill('84,500');
  await page.getByRole('button', { name: 'Start my advert' }).click();
  await expect(page).toHaveURL(/\/vehicle$/);
  const draft = page.url().replace(/vehicle$/, '');
  const save = async (next: string) => {
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await expect(page).toHaveURL(new RegExp(`/${next}$`));
  };
  await page.getByLabel('Make').fill('Volkswagen');
  await page.getByLabel('Model').fill('Golf');
  await page.getByLabel('Year').fill('2019');
  await page.getByLabel('Fuel').selectOption('Diesel');
  await page.getByLabel('Gearbox').selectOption('Manual');
  await page.getByLabel('Body type').selectOption('Hatchback');
  await save('condition');
  const answer = (question: RegExp, words: string) =>
    page.getByRole('group', { name: question }).getByLabel(words, { exact: true }).check();
  await answer(/accident/, 'No');
  await answer(/finance/, 'No');
  await answer(/taxi/, 'I don’t know');
  await page.getByLabel('Service history').selectOption('Full');
  await save('photos');
  await page.getByLabel(/Choose photos/).setInputFiles([makePhoto(ownColour())]);
  const add = page.getByRole('button', { name: 'Add these photos' });
  if (await add.isVisible()) await add.click();
  await expect(page.getByRole('heading', { name: '1 photo' })).toBeVisible();
  await page.goto(`${draft}price`);
  await page.getByLabel('Your price in euro').fill(price);
  await save('words');
  await page.getByLabel('Describe it').fill(ownWords());
  await save('contact');
  await page.getByLabel('Your name').fill('Niamh');
  await page.getByLabel('County').selectOption('Cork');
  await page.getByLabel('Town or village').fill('Mallow');
  await page.getByLabel('No, it’s my own').check();
  await save('preview');
  await page.getByRole('link', { name: 'Sign in and publish' }).click();
  await signInOn(page, newAddress());
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Your advert is live')).toBeVisible();
  return /my-adverts\/(\w{12})/.exec(page.url())?.[1] ?? '';
}

function newPlate(): string {
  plates += 1;
  return `191-D-${800_000 + plates * 100 + Math.floor(Math.random() * 100)}`;
}
