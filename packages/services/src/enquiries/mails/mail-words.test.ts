import type { Enquiry } from '@forecourt/domain';
import { expect, test } from 'vitest';
import { exampleAdvert } from '../../testing/example-advert.ts';
import { buildConversationLinkMail } from './build-conversation-link-mail.ts';
import { buildEnquiryMail } from './build-enquiry-mail.ts';

const advert = exampleAdvert();
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
});

test('a buyer is not told that a held message was sent', () => {
  const sent = { to: 'a@example.ie', replyTo: null, phrase: null, advert, dealer: null, link: '/x' };
  const held = buildConversationLinkMail({ ...sent, isHeld: true });
  expect(`${held.subject} ${held.text}`).not.toContain('We’ve sent');
  expect(held.text).toContain('before it goes out');
  expect(buildConversationLinkMail({ ...sent, isHeld: false }).subject).toContain('We’ve sent');
});
