import { expect, test } from 'vitest';
import { formatWayPoint, parseWayPoint } from './way-point.ts';

test('a place on the road is parsed as it is written', () => {
  const position = parseWayPoint('53.466w9.738');
  expect(position).toEqual({ latitude: 53.466, longitude: -9.738 });
  expect(position && formatWayPoint(position)).toBe('53.466w9.738');
});

test.each(['galway', '48.85w9.1', '53.4w2.2', '53w9', '53.4'])('%s is not one', (text) => {
  expect(parseWayPoint(text)).toBeNull();
});
