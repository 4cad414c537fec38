import type { Suggestion } from '@forecourt/services';
import { exampleAdvert, exampleDealer } from '@forecourt/services/testing';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';

let count = 0;
const advertOf = (make: string, model: string, channel: 'Car' | 'Commercial' = 'Car') =>
  exampleAdvert({
    publicReference: String(++count).padStart(12, '0'),
    channel,
    vehicle: { ...exampleAdvert().vehicle, make, model },
  });

const { app } = createTestApp({
  adverts: [
    advertOf('Ford', 'Focus'),
    advertOf('Ford', 'Focus'),
    advertOf('Ford', 'Fiesta'),
    advertOf('Volkswagen', 'Golf'),
    advertOf('Land Rover', 'Discovery'),
    advertOf('Citroën', 'C4'),
    advertOf('Ford', 'Transit', 'Commercial'),
  ],
  dealers: [exampleDealer()],
});

interface Answer {
  suggestions: Suggestion[];
  channel: string;
  understood: Record<string, unknown>;
  parts: { text: string; label: string }[];
  rest: string;
}

async function ask(q: string): Promise<Answer> {
  const response = await app.request(`/rest/1.0/Car/suggest?q=${encodeURIComponent(q)}`);
  expect(response.status).toBe(200);
  return (await response.json()) as Answer;
}

const labels = async (q: string) => (await ask(q)).suggestions.map(({ label }) => label);

describe('suggestions', () => {
  it.each([
    ['fo', ['Ford', 'Ford Focus', 'Ford Fiesta']],
    ['focus', ['Ford Focus']],
    ['ford fi', ['Ford Fiesta']],
    ['rover', ['Land Rover', 'Land Rover Discovery']],
    ['citroen', ['Citroën', 'Citroën C4']],
    ['blackwater', ['Blackwater, Co. Wexford', 'Blackwater Valley Motors, Mallow']],
    ['ballinal', ['Ballinalee, Co. Longford']],
    ['valley mot', ['Blackwater Valley Motors, Mallow']],
    ['mallow', ['Mallow, Co. Cork']],
    ['d15', ['D15, Dublin 15, Co. Dublin']],
  ])('for "%s" are %o', async (typed, expected) => {
    expect(await labels(typed)).toEqual(expect.arrayContaining(expected));
    expect((await labels(typed))[0]).toBe(expected[0]);
  });

  it.each([
    ['volkswagn', 'Volkswagen'],
    ['volkwa', 'Volkswagen'],
    ['foucs', 'Ford Focus'],
    ['mallwo', 'Mallow, Co. Cork'],
  ])('tolerate a typing error: %s', async (typed, expected) => {
    expect(await labels(typed)).toContain(expected);
  });

  it('complete the end of a sentence', async () => {
    expect(await labels('diesel estate near athl')).toContain('Athlone, Co. Westmeath');
  });

  it('say what to add to a search and where it leads', async () => {
    const { suggestions } = await ask('focus');
    expect(suggestions[0]).toEqual({
      kind: 'model',
      label: 'Ford Focus',
      count: 2,
      parameters: { make: ['ford'], model: ['focus'] },
      href: '/used-cars/ford/focus',
    });
  });

  it('list a county before its town', async () => {
    expect((await labels('cork')).slice(0, 2)).toEqual(['Co. Cork', 'Cork, Co. Cork']);
  });

  it('for no input are empty', async () => {
    expect(await ask('')).toEqual({
      suggestions: [],
      channel: 'Car',
      understood: {},
      parts: [],
      rest: '',
    });
    expect(await labels('zzzzqqq')).toEqual([]);
  });
});

describe('a sentence', () => {
  it('becomes filters by parameter, and the remaining words', async () => {
    const { understood, parts, rest } = await ask('automatic diesel under 15k near Cork with gullwings');
    expect(understood).toMatchObject({
      transmission: ['automatic'],
      fuel: ['diesel'],
      maxPrice: 15_000,
      near: 'cork',
    });
    expect(parts).toContainEqual({ text: 'under 15k', label: 'under €15,000' });
    expect(rest).toContain('gullwings');
  });

  it('can be requested as it was understood', async () => {
    const { understood } = await ask('Ford Focus under 20k in Dublin');
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(understood))
      for (const each of [value].flat()) query.append(name, String(each));
    const response = await app.request(`/rest/1.0/Car/stock?${query}`);
    expect(await response.json()).toMatchObject({ totalResults: 2 });
  });

  it('may lead to another channel', async () => {
    expect((await ask('ford transit van')).channel).toBe('Commercial');
  });

  it('is refused when it is too long', async () => {
    const response = await app.request(`/rest/1.0/Car/suggest?q=${'a'.repeat(201)}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      error: { message: 'q: at most 200 characters are allowed.' },
    });
  });
});
