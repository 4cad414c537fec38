import { dublinClock } from '@forecourt/domain';
import { expect, type Page } from '@playwright/test';
import { enterOffice } from '../support/enter-office.ts';
import { expectMail } from '../support/expect-mail.ts';
import { placeAdvert } from '../support/place-advert.ts';
import { newAddress } from '../support/sign-in.ts';
import { ask, linkIn, messages, newPage, test } from './talks-site.ts';

/** Adverts of private sellers who take messages. They are all different people. */
async function listPrivateAdverts(page: Page, count: number): Promise<string[]> {
  const { items } = await (await page.request.get('/rest/1.0/Car/stock?seller=private&size=60')).json();
  const found: string[] = [];
  for (const { publicReference } of items as { publicReference: string }[]) {
    const form = await page.request.get(`/search/${publicReference}/advert?contact=email`);
    if (/<textarea[^>]*"message"/.test(await form.text())) found.push(publicReference);
    if (found.length === count) return found;
  }
  throw new Error(`Only ${found.length} sellers take messages.`);
}

test('one text to a sixth seller within an hour waits for the office, which lets it through', async ({
  browser,
  talks,
}) => {
  const page = await newPage(browser, talks, {
    extraHTTPHeaders: { 'X-Forwarded-For': `10.9.8.${Date.now() % 250}` },
  });
  const email = newAddress();
  const text = `Can you ship it to ${email.slice(8, 16)}?`;
  const [last = '', ...first] = await listPrivateAdverts(page, 6);
  for (const reference of first) await ask(page, reference, text, { email });
  await ask(page, last, text.toUpperCase(), { email, thanks: 'We’ve got your message' });
  await expect(page.getByText('We’ll look at it before it goes out.')).toBeVisible();
  const receipt = await expectMail(
    talks.mailFolder,
    'conversation-link',
    new RegExp(`To: ${email}[^]*before it goes out`),
  );
  await page.goto(linkIn(receipt, 'conversations/buying'));
  await expect(messages(page)).toHaveCount(1);

  const office = await newPage(browser, talks);
  await enterOffice(office, await talks.appoint());
  await office.goto('/office?kind=conversation');
  await office.getByRole('button', { name: 'Take the oldest case' }).click();
  await expect(office.getByText('The same text went to more than 5 sellers')).toBeVisible();
  await expect(office.getByText(text.toUpperCase())).toBeVisible();
  await office.getByLabel(/^Nothing wrong/).check();
  await office.getByRole('button', { name: 'Decide' }).click();
  await expect(office.getByText('Decided')).toBeVisible();
  await expectMail(talks.mailFolder, 'message', new RegExp(text.toUpperCase().replaceAll('?', '\\?')), talks);
});

/** Hours in which it is never now. */
function otherHours() {
  const isMorning = dublinClock(new Date()).minutes < 12 * 60;
  return isMorning ? { callFrom: '22:00', callTo: '23:00' } : { callFrom: '07:00', callTo: '08:00' };
}

for (const javaScriptEnabled of [true, false]) {
  const way = javaScriptEnabled ? '' : ', without JavaScript too';
  test(`a seller’s number is shown within their hours, and gone when it is sold${way}`, async ({
    browser,
    talks,
  }) => {
    const phone = `087 ${String(Date.now()).slice(-7, -4)} ${String(Date.now()).slice(-4)}`;
    const seller = await newPage(browser, talks);
    const buyer = await newPage(browser, talks, { javaScriptEnabled });
    const hours = otherHours();
    const late = await placeAdvert(seller, { phone, ...hours });
    await expect(async () => {
      await buyer.goto(`/search/${late}/advert`);
      await expect(buyer.getByRole('button', { name: 'Show number' }).first()).toBeVisible({ timeout: 1000 });
    }).toPass();
    expect(await buyer.content()).not.toContain(phone.slice(4));
    await buyer.getByRole('button', { name: 'Show number' }).first().click();
    await expect(buyer.getByText(`takes calls from ${hours.callFrom} to ${hours.callTo}`)).toBeVisible();
    expect(await buyer.content()).not.toContain(phone.slice(4));

    const other = await newPage(browser, talks);
    const always = await placeAdvert(other, { phone: phone.replace('087', '086') });
    await buyer.goto(`/search/${always}/advert`);
    await buyer.getByRole('button', { name: 'Show number' }).first().click();
    await expect(buyer.getByRole('link', { name: /^08[67] / }).first()).toBeVisible();

    await buyer.goto(`/search/${always}/advert`);
    await other.goto(`/my-adverts/${always}/sold`);
    await other.getByLabel('Through this site').check();
    await other.getByRole('button', { name: 'It’s sold' }).click();
    await expect(other.getByText('Congratulations')).toBeVisible();
    // On a page that was opened before.
    await buyer.getByRole('button', { name: 'Show number' }).first().click();
    await expect(buyer.getByRole('link', { name: /^08[67] / })).toHaveCount(0);
    // The site may show the page as it was for another second.
    await expect(async () => {
      await buyer.goto(`/search/${always}/advert`);
      await expect(buyer.getByRole('button', { name: 'Show number' })).toHaveCount(0, { timeout: 100 });
    }).toPass();
  });
}
