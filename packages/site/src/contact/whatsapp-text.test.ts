import { expect, test } from 'vitest';
import { whatsappAboutAdvert, whatsappToDealer } from './whatsapp-text.ts';

test('a message says which site it comes from, and which advert it is about', () => {
  expect(whatsappToDealer('Lee Valley Motors')).toBe('Hello Lee Valley Motors, I found you on Forecourt.');
  expect(whatsappAboutAdvert('2019 Ford Focus', 'https://forecourt.example/a')).toBe(
    'Hello, is the 2019 Ford Focus on Forecourt still for sale? https://forecourt.example/a',
  );
});
