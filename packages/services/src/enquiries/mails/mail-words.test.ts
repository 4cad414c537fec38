import type { Enquiry } from '@forecourt/domain';
import { expect, test } from 'vitest';
import { exampleAdvert } from '../../testing/example-advert.ts';
import { buildConversationLinkMail } from './build-conversation-link-mail.ts';
import { buildEnquiryMail } from './build-enquiry-mail.ts';

const seller = { kind: 'private', name: 'Aoife', phone: null, email: 'seller@example.ie' } as const;
const advert = exampleAdvert({ seller });
const enquiry = { kind: 'email', name: 'Niamh', message: 'Is it still for sale?' } as Enquiry;

test('the seller reads why the mail came, and the phrase of their account', () => {
  const address = { to: 'seller@example.ie', replyTo: null, origin: 'https://site.example' };
  const { text } = buildEnquiryMail(
    enquiry,
    { advert, dealer: null },
    { ...address, answerUrl: 'https://site.example/x', phrase: 'blue bicycle', isConversation: true },
  );
  expect(text).toContain('Your phrase: blue bicycle');
  expect(text).toContain('because you advertise on');
  expect(text).not.toContain('enquiry');
});

test('a buyer is not told that a held message was sent', () => {
  const sent = { to: 'a@example.ie', replyTo: null, phrase: null, advert, dealer: null, link: '/x' };
  const held = buildConversationLinkMail({ ...sent, isHeld: true });
  expect(`${held.subject} ${held.text}`).not.toContain('We’ve sent');
  expect(held.text).toContain('before it goes out');
  expect(buildConversationLinkMail({ ...sent, isHeld: false }).subject).toContain('We’ve sent');
});

test('what a buyer wrote is text in both parts, and leads nowhere', () => {
  const address = { to: 'seller@example.ie', replyTo: null, origin: 'https://site.example' };
  const message = 'Is it <b>sold</b>?\n\nSee https://evil.example/pay';
  const { text, html = '' } = buildEnquiryMail(
    { ...enquiry, message },
    { advert, dealer: null },
    { ...address, answerUrl: 'https://site.example/x', isConversation: true },
  );
  for (const part of [text, html]) {
    expect(part).toContain('Name: Niamh');
    expect(part).not.toContain('evil.example');
    expect(part).toContain('https://site.example/x');
  }
  expect(html).toContain('Is it &lt;b&gt;sold&lt;/b&gt;?');
});

test('a message to the site has no button, only its reason', () => {
  const { text, html } = buildEnquiryMail(
    { ...enquiry, kind: 'contact' },
    { advert: null, dealer: null },
    { to: 'support@site.example', replyTo: 'a@example.ie', origin: 'https://site.example', answerUrl: null },
  );
  expect(text).toContain('Is it still for sale?\n\n--\nSent through');
  expect(html).not.toContain('background:');
});
