import { describe, expect, it } from 'vitest';
import { phoneHref, whatsappHref } from './phone-number.ts';

const numbers = [
  { written: '087 123 4567', tel: '0871234567', whatsapp: '353871234567' },
  { written: '(020) 910-1998', tel: '0209101998', whatsapp: '353209101998' },
  { written: '(0)20 910 1998', tel: '0209101998', whatsapp: '353209101998' },
  { written: '+353 87 123 4567', tel: '+353871234567', whatsapp: '353871234567' },
  { written: '+353 (0)20 910-1998', tel: '+353209101998', whatsapp: '353209101998' },
  { written: '+353(0)20 910 1998', tel: '+353209101998', whatsapp: '353209101998' },
  { written: '+353 (020) 910 1998', tel: '+353209101998', whatsapp: '353209101998' },
  { written: '+353-(0)20-910-1998', tel: '+353209101998', whatsapp: '353209101998' },
  { written: '+353 020 910 1998', tel: '+353209101998', whatsapp: '353209101998' },
  { written: '00353 ( 0 ) 20 910 1998', tel: '00353209101998', whatsapp: '353209101998' },
  { written: '00353 (87) 1234567', tel: '00353871234567', whatsapp: '353871234567' },
  { written: '+44 (0)7700 900123', tel: '+447700900123', whatsapp: '447700900123' },
  // In Italy the 0 is part of the number.
  { written: '+39 06 1234567', tel: '+39061234567', whatsapp: '39061234567' },
];

describe('a number as people write it', () => {
  it.each(numbers)('$written is dialled as $tel', ({ written, tel }) => {
    expect(phoneHref(written)).toBe(`tel:${tel}`);
  });

  it.each(numbers)('$written is $whatsapp in WhatsApp', ({ written, whatsapp }) => {
    expect(whatsappHref(written, 'Hi')).toBe(`https://wa.me/${whatsapp}?text=Hi`);
  });
});

it('the whole text of a conversation is encoded', () => {
  expect(whatsappHref('0871234567', 'Is it (still) for sale?')).toContain(
    '?text=Is%20it%20%28still%29%20for%20sale%3F',
  );
});
