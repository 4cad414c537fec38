import type { Vehicle } from '@forecourt/domain';
import { exampleAdvert } from '@forecourt/domain/testing';
import { expect, test } from 'vitest';
import { buildBrowseView } from './build-browse-view.ts';

const value = (label: string, count: number) => ({ value: label.toLowerCase(), label, count });
const example = (body: Vehicle['body']) => ({
  ...exampleAdvert,
  vehicle: { ...exampleAdvert.vehicle, body },
});
const bodies = [value('Saloon', 5), value('SUV', 1200), value('Estate', 7), value('Coupe', 9)];

test('makes link to their listings, the most frequent first', () => {
  const { makes } = buildBrowseView({ make: [value('Audi', 1), value('Ford', 1200), value('Kia', 3)] }, []);
  expect(makes[0]).toEqual({ text: 'Ford', count: '1,200', href: '/used-cars/ford' });
});

test('a body is represented by a car of that body, and left out if there is none', () => {
  const view = buildBrowseView({ body: bodies }, [example('SUV'), example('Saloon'), example('Estate')]);
  expect(view.bodies.map(({ text, href }) => [text, href])).toEqual([
    ['SUVs', '/used-cars?body=suv'],
    ['Estates', '/used-cars?body=estate'],
    ['Saloons', '/used-cars?body=saloon'],
  ]);
  expect(view.bodies[0]?.imageUrl).toMatch(/^\/media\/adverts\/.+\/304x203$/);
});

test('two options are not a choice', () => {
  const view = buildBrowseView({ make: [value('Audi', 1), value('Kia', 3)], body: bodies }, [example('SUV')]);
  expect(view).toEqual({ makes: [], bodies: [] });
});
