import { expect, it } from 'vitest';
import { listFeedColumns } from './column-guide.ts';

const guideOf = (name: string) => listFeedColumns().find((column) => column.name === name);

it('says what a column accepts, from the table that parses it', () => {
  expect(guideOf('make')).toMatchObject({ isRequired: true, takes: 'A text of up to 40 characters' });
  expect(guideOf('condition')).toMatchObject({
    isRequired: false,
    takes: expect.stringMatching(/^One of: /),
  });
  expect(guideOf('fuel')).toMatchObject({ takes: expect.stringMatching(/^One of: Petrol, Diesel, /) });
  expect(guideOf('mileage')?.otherNames).toEqual(expect.arrayContaining(['odometer', 'km', 'miles']));
  expect(guideOf('price')?.otherNames).toEqual(expect.arrayContaining(['askingPrice', 'askingPrice (eur)']));
  expect(guideOf('co2')?.takes).toBe('A number in g/km, 0 to 999');
  expect(guideOf('poa')?.takes).toBe('yes or no');
});

it('names each column once', () => {
  const names = listFeedColumns().map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

it('is documented for people who make feeds', async () => {
  const rows = listFeedColumns().map(({ name, otherNames, isRequired, takes }) => {
    const names = otherNames.map((other) => `\`${other}\``).join(', ');
    return `| \`${name}\` | ${names} | ${isRequired ? '**required**. ' : ''}${takes.replaceAll('|', '\\|')} |`;
  });
  const text = [
    '# Columns of a feed',
    '',
    'Every column that a feed may have, with the other names that it may go by; the labels that the site shows are understood too. [The feed format](feed-format.md) says the rest. Written by `npx vitest run column-guide -u`.',
    '',
    '| column | other names | takes |',
    '|---|---|---|',
    ...rows,
    '',
  ];
  await expect(text.join('\n')).toMatchFileSnapshot('../../../../../docs/feed-columns.md');
});
