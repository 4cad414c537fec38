import { expect, it } from 'vitest';
import { formatEditedAlert, readEditedAlert } from './edited-alert-cookie.ts';

it.each([
  { alertId: 12, linkToken: null },
  { alertId: 7, linkToken: 'm-1-fd2-0123456789abcdefghijklmno' },
])('%o is read as it was set', (edited) => {
  const pair = formatEditedAlert(edited, true)[0]?.split(';')[0];
  expect(readEditedAlert(`other=1; ${pair}`)).toEqual(edited);
});

it('is sent to the pages of alerts only, and out of reach of scripts', () => {
  expect(formatEditedAlert({ alertId: 1, linkToken: null }, true)[0]).toMatch(
    /^edited-alert=1; Path=\/alerts; HttpOnly; .*Secure$/,
  );
});

it('tells other pages no more than that an alert is being edited', () => {
  const edited = { alertId: 7, linkToken: 'm-1-fd2-0123456789abcdefghijklmno' };
  expect(formatEditedAlert(edited, true)[1]).toMatch(/^edits-alert=; Path=\/; Max-Age=1800; /);
});

it('is removed altogether', () => {
  for (const cookie of formatEditedAlert(null, false)) expect(cookie).toMatch(/^[\w-]+=; .*Max-Age=0/);
});

it.each([null, 'edited-alert=', 'edited-alert=x', 'edited-alert=1.<script>'])('%o is none', (cookies) => {
  expect(readEditedAlert(cookies)).toBeNull();
});
