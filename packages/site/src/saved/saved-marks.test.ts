import { expect, test } from 'vitest';
import { formatSavedMarks } from './saved-marks.ts';

test('the style sheet counts the saved vehicles of all channels and marks their hearts', () => {
  const css = formatSavedMarks({
    Car: ['000000000001', '000000000002'],
    Commercial: [],
    Bike: ['000000000003'],
  });
  expect(css).toContain('--saved-count:"3"');
  expect(css).toContain(
    '[name="save"]:is([value="000000000001"],[value="000000000002"],[value="000000000003"])',
  );
});

test('it is empty for a visitor who has saved nothing', () => {
  expect(formatSavedMarks({ Car: [], Commercial: [], Bike: [] })).toBe('');
});
