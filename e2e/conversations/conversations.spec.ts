import { type Browser, expect, type Page } from '@playwright/test';
import { expectAccessibleByDayAndNight, expectNoSidewaysScroll } from '../support/check-accessibility.ts';
import { enterOffice } from '../support/enter-office.ts';
import { expectMail } from '../support/expect-mail.ts';
import { makePhoto } from '../support/make-photo.ts';
import { ownColour } from '../support/own-advert.ts';
import { placeAdvert } from '../support/place-advert.ts';
import { ask, linkIn, messages, newPage, soonestMs, type Talks, test } from './talks-site.ts';

const say = async (page: Page, words: string) => {
  await page.getByLabel('Your message').fill(words);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(messages(page).filter({ hasText: words })).toBeVisible();
};

/** A private advert with a question about it: the seller's page, and the guest's once the seller has replied. */
async function beginTalk(browser: Browser, talks: Talks, options = {}) {
  const seller = await newPage(browser, talks);
  const reference = await placeAdvert(seller);
  const guest = await newPage(browser, talks, options);
  const question = `Does it have two keys, ${reference}?`;
  const email = await ask(guest, reference, question);
  await seller.goto('/conversations');
  await seller.getByRole('link', { name: /Cian/ }).click();
  return { seller, guest, reference, question, email };
}

test('a guest asks, the private seller replies, and both go on without seeing an address', async ({
  browser,
  talks,
}) => {
  const { seller, guest, question, email } = await beginTalk(browser, talks);
  await expect(messages(seller)).toHaveCount(1);
  await expect(messages(seller).first()).toContainText(question);
  const told = await expectMail(talks.mailFolder, 'enquiry', new RegExp(question.slice(0, 30)));
  expect(told).not.toContain(email);
  expect(linkIn(told, 'conversations/selling')).not.toBe('');
  await say(seller, 'It does, and my number is 087 123 4567. See https://evil.example/pay');
  await expect(messages(seller).last().getByRole('list', { name: 'Take care' })).toHaveCount(0);

  const mail = await expectMail(talks.mailFolder, 'message', /It does, and my number/);
  expect(mail).toContain(`To: ${email}`);
  expect(mail).toContain('[a link]');
  const response = await guest.goto(linkIn(mail, 'conversations/buying'));
  expect(response?.headers()['cache-control']).toContain('no-store');
  expect(response?.headers()['referrer-policy']).toBe('same-origin');
  const reply = messages(guest).last();
  await expect(reply.getByRole('list', { name: 'Take care' })).toContainText('phone number');
  await expect(reply.getByRole('link')).toHaveCount(0);
  for (const width of [375, 1440]) {
    await guest.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(guest);
    await expectAccessibleByDayAndNight(guest);
  }

  // Live in both browsers, without a reload.
  await say(guest, 'Grand, I could come on Saturday.');
  await expect(messages(seller).filter({ hasText: 'Grand, I could come' })).toBeVisible();
  await guest.getByLabel('Your message').fill('And one more thing');
  await say(seller, 'Saturday suits.');
  await expect(messages(guest).filter({ hasText: 'Saturday suits.' })).toBeVisible();
  await expect(guest.getByLabel('Your message')).toHaveValue('And one more thing');
  await expect(messages(guest)).toHaveCount(4);
});

test('the seller sees how many messages are new, on a page that everyone shares', async ({
  browser,
  talks,
}) => {
  const seller = await newPage(browser, talks);
  const reference = await placeAdvert(seller);
  await ask(await newPage(browser, talks), reference, `Is the NCT done, ${reference}?`);
  await seller.goto('/');
  await expect(seller.locator('[data-unread]')).toHaveText('1');
  expect(await (await seller.request.get('/')).text()).not.toMatch(/data-unread[^>]*>\d/);
  await seller.goto('/conversations');
  await expect(seller.getByText('1 new message')).toBeVisible();
  await expectAccessibleByDayAndNight(seller);
});

test('photos are sent with a message, and only its two people see them', async ({ browser, talks }) => {
  const { seller, reference } = await beginTalk(browser, talks);
  await seller.getByLabel(/^Photos/).setInputFiles([makePhoto(ownColour())]);
  await say(seller, 'Here are the keys');
  const photo = messages(seller).last().getByRole('img');
  await expect(photo).toBeVisible();
  const path = (await photo.getAttribute('src')) ?? '';
  expect((await seller.request.get(path)).headers()['content-type']).toBe('image/jpeg');
  const stranger = await newPage(browser, talks);
  expect((await stranger.request.get(path)).headers()['content-type']).not.toBe('image/jpeg');
  expect((await stranger.request.get(`${path.replace(/photo.*/, '')}events`)).status()).toBe(404);
  await seller.getByLabel(/^Photos/).setInputFiles([{ ...makePhoto('#112233', 40, 40), name: 'tiny.png' }]);
  await seller.getByLabel('Your message').fill('And this one');
  await seller.getByRole('button', { name: 'Send message' }).click();
  await expect(seller.getByRole('alert').first()).toContainText('tiny.png');
  await expect(seller.getByLabel('Your message')).toHaveValue('And this one');
  expect(reference).not.toBe('');
});

test('a dealer replies twice through the link in their mail', async ({ browser, talks }) => {
  const guest = await newPage(browser, talks);
  const response = await guest.request.get('/rest/1.0/Car/stock?seller=trade&size=1');
  const { items } = await response.json();
  const question = `Is it warranted, ${Date.now()}?`;
  await ask(guest, items[0].publicReference, question);
  const mail = await expectMail(talks.mailFolder, 'enquiry', new RegExp(question.slice(0, 30)));
  const dealer = await newPage(browser, talks);
  await dealer.goto(linkIn(mail, 'enquiries/answer'));
  await expect(dealer).toHaveURL(/\/conversations\/selling\//);
  await say(dealer, 'It is, for a year.');
  await say(dealer, 'And it was serviced in May.');
  await expect(messages(dealer)).toHaveCount(3);
  const both = await expectMail(talks.mailFolder, 'message', /It is, for a year/, talks);
  await guest.goto(linkIn(both, 'conversations/buying'));
  await expect(messages(guest)).toHaveCount(3);
});

test('whoever is blocked cannot write, here or by the form', async ({ browser, talks }) => {
  const { seller, guest, reference, email } = await beginTalk(browser, talks);
  await say(seller, `Hello ${reference}`);
  const mail = await expectMail(talks.mailFolder, 'message', new RegExp(`Hello ${reference}`), talks);
  await guest.goto(linkIn(mail, 'conversations/buying'));
  await expect(guest.getByLabel('Your message')).toBeVisible();
  await seller.getByText('Block Cian').first().click();
  await seller.getByRole('button', { name: 'Block Cian' }).click();
  await expect(seller.getByText('You’ve blocked Cian.')).toBeVisible();
  await expect(guest.getByText('isn’t taking messages any more')).toBeVisible();
  await guest.goto(`/search/${reference}/advert?contact=email`);
  const shownAt = Date.now();
  await guest.getByLabel('Your name').fill('Cian');
  await guest.getByLabel('Your email').fill(email);
  await guest.getByRole('textbox', { name: 'Message' }).fill('Why not?');
  await expect.poll(() => Date.now() - shownAt, { intervals: [50] }).toBeGreaterThan(soonestMs);
  await guest.getByRole('button', { name: 'Send message' }).click();
  await expect(guest.getByText('This seller no longer takes messages.')).toBeVisible();
  await seller.getByRole('button', { name: 'Unblock Cian' }).click();
  await expect(seller.getByLabel('Your message')).toBeVisible();
});

test('a report goes to the office, whose decision comes as a notice apart from the messages', async ({
  browser,
  talks,
}) => {
  const { seller, guest, reference } = await beginTalk(browser, talks);
  await say(seller, `Pay a deposit first, ${reference}`);
  const mail = await expectMail(
    talks.mailFolder,
    'message',
    new RegExp(`deposit first, ${reference}`),
    talks,
  );
  await guest.goto(linkIn(mail, 'conversations/buying'));
  await guest.getByText(/^Report /).click();
  await guest.getByLabel('What’s wrong?').fill('No');
  await guest.getByRole('button', { name: 'Send report' }).click();
  await expect(guest.getByRole('alert').first()).toContainText('at least 10 characters');
  await guest.getByLabel('What’s wrong?').fill('Wants money before I see the car');
  await guest.getByRole('button', { name: 'Send report' }).click();
  const notices = guest.getByRole('region', { name: /^From / });
  await expect(notices).toContainText('We have your report');
  await expect(guest.getByLabel('What’s wrong?')).toHaveValue('');

  const office = await newPage(browser, talks);
  await enterOffice(office, await talks.appoint());
  await office.goto('/office?kind=conversation');
  await office.getByRole('button', { name: 'Take the oldest case' }).click();
  await expect(office.getByText('Wants money before I see the car')).toBeVisible();
  await expect(office.getByText(`Pay a deposit first, ${reference}`)).toBeVisible();
  await office.getByLabel(/^Stop it/).check();
  await office.getByLabel('Reason').fill('Deposits before a viewing are not allowed.');
  await office.getByRole('button', { name: 'Decide' }).click();
  await expect(office.getByText('Decided')).toBeVisible();

  await expect(notices).toContainText('Deposits before a viewing are not allowed.');
  await expect(guest.getByText('We’ve ended this conversation. Nobody can write')).toBeVisible();
  await expect(messages(guest)).toHaveCount(2);
  await expect(seller.getByRole('region', { name: /^From / })).toContainText('A person decided this');
  await expectMail(talks.mailFolder, 'conversation-notice', /Deposits before a viewing/);
});

test('without JavaScript the conversation works by reloading, and a double click sends one message', async ({
  browser,
  talks,
}) => {
  const { seller, guest, reference } = await beginTalk(browser, talks, { javaScriptEnabled: false });
  await say(seller, `First reply ${reference}`);
  const mail = await expectMail(talks.mailFolder, 'message', new RegExp(`First reply ${reference}`), talks);
  await guest.goto(linkIn(mail, 'conversations/buying'));
  await guest.getByRole('button', { name: 'Send message' }).click();
  await expect(guest.getByRole('alert').first()).toContainText('Write a message, or add a photo');
  const key = await guest.locator('input[name="key"]').first().inputValue();
  await say(guest, 'Thanks, I’ll come.');
  // The same form again, as the second of two clicks sends it.
  await guest.request.post(guest.url(), {
    form: { key, body: 'Thanks, I’ll come.' },
    headers: { Origin: talks.origin },
  });
  await say(seller, 'See you then.');
  await guest.reload();
  await expect(messages(guest).filter({ hasText: 'See you then.' })).toBeVisible();
  await expect(messages(guest)).toHaveCount(4);
});
