import { type SellingFields, sellingSteps } from '@forecourt/domain';
import { exampleSellingFields } from '@forecourt/domain/testing';
import { expect, type Page } from '@playwright/test';
import { openForm, sendForm } from './form-client.ts';
import { makePhoto } from './make-photo.ts';
import { ownColour, ownWords } from './own-advert.ts';
import { signInBeforehand } from './sign-in.ts';

let plates = 0;

/**
 * Places an advert for a Golf as somebody new, who is signed in then, and returns its reference. It is placed
 * by the forms of the screens, and without looking at them: e2e/selling tests these.
 */
export async function placeAdvert(
  page: Page,
  { plate = newPlate(), price = '15,950', ...others }: Partial<SellingFields> = {},
): Promise<string> {
  await signInBeforehand(page);
  // Each step takes its own of these.
  const fields = { ...exampleSellingFields, plate, price, phone: '', words: ownWords(), ...others };
  let shown = await sendForm(page, await openForm(page, '/sell'), fields);
  for (const step of sellingSteps) {
    expect(new URL(shown.url).pathname).toMatch(new RegExp(`/${step}$`));
    if (step === 'photos') {
      shown = await sendForm(page, shown, { act: 'add', photos: makePhoto(ownColour()) });
      expect(shown.html).toContain('1 photo');
      shown = await sendForm(page, shown, { act: 'next' });
    } else {
      shown = await sendForm(page, shown, step === 'preview' ? { act: 'publish' } : fields);
    }
  }
  expect(shown.html).toContain('Your advert is live');
  return /my-adverts\/(\w{12})/.exec(shown.url)?.[1] ?? '';
}

function newPlate(): string {
  plates += 1;
  return `191-D-${800_000 + plates * 100 + Math.floor(Math.random() * 100)}`;
}
