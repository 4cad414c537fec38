import { describe, expect, it, test } from 'vitest';
import { formatOpeningHours, parseOpeningHours } from './opening-hours-text.ts';

function written(text: string): string {
  const parsed = parseOpeningHours(text);
  return parsed.kind === 'ok' ? formatOpeningHours(parsed.value) : parsed.reason;
}

test('a week is parsed day by day', () => {
  const day = { opens: '09:00', closes: '18:00' };
  expect(parseOpeningHours('Mon-Fri 9:00-18:00; Sat 10am-4.30pm')).toEqual({
    kind: 'ok',
    value: {
      monday: day,
      tuesday: day,
      wednesday: day,
      thursday: day,
      friday: day,
      saturday: { opens: '10:00', closes: '16:30' },
      sunday: null,
    },
  });
});

test.each([
  ['Mon-Fri 09:00-18:00; Sat 10:00-16:00', 'Mon-Fri 09:00-18:00; Sat 10:00-16:00'],
  ['monday to friday: 9 to 17.30 | Sunday closed', 'Mon-Fri 09:00-17:30'],
  ['Tues 8-20, Thurs 12pm–8pm', 'Tue 08:00-20:00; Thu 12:00-20:00'],
  ['Mon-Sat 9-18; Bank Holidays 12-16', 'Mon-Sat 09:00-18:00; bank holidays 12:00-16:00'],
  ['Mon-Sat 9-18; bank holidays closed', 'Mon-Sat 09:00-18:00'],
  ['Mon-Fri 9-6; Sat 10am-5; Sun 12-4.30', 'Mon-Fri 09:00-18:00; Sat 10:00-17:00; Sun 12:00-16:30'],
])('%s is %s', (text, same) => {
  expect(written(text)).toBe(same);
  expect(written(same)).toBe(same);
});

describe('unreadable text is refused with the reason', () => {
  it.each([
    ['Mon-Fri 18:00-09:00', '"Mon-Fri 18:00-09:00" cannot be read'],
    ['Mon 18-9', '"Mon 18-9" cannot be read'],
    ['Mon 09:00-06:00', '"Mon 09:00-06:00" cannot be read'],
    ['Mon 9-6am', '"Mon 9-6am" cannot be read'],
    ['Mon 10-10', '"Mon 10-10" cannot be read'],
    ['Mon 9-25', '"Mon 9-25" cannot be read'],
    ['Mon 14pm-15pm', '"Mon 14pm-15pm" cannot be read'],
    ['always', '"always" cannot be read'],
    ['Someday 9-18', '"Someday 9-18" name no day of the week'],
    ['Fri-Mon 9-18', '"Fri-Mon 9-18" name no day of the week'],
    ['Mon-Fri 9-18; Wed 9-20', 'say Wednesday twice'],
    ['Sun closed', 'name no open day'],
    ['', 'name no open day'],
  ])('%s', (text, reason) => {
    expect(written(text)).toContain(`Opening hours ${reason}. Write them as`);
  });
});
