import { expect, test } from 'vitest';
import { buildEvView } from './build-ev-view.ts';

const view = (query: string) => buildEvView(new URLSearchParams(query), new Date());

function barsOf(query: string, title: string) {
  return view(query).parts.flatMap((part) => (part.kind === 'bars' && part.title === title ? part.bars : []));
}

test('range falls with the season, the speed and the health of the battery', () => {
  const [table] = view('range=400&health=90').parts.filter((part) => part.kind === 'table');
  expect(table?.rows.map(({ cells }) => cells)).toEqual([
    ['Summer', '342\u00a0km', '308\u00a0km', '267\u00a0km'],
    ['Spring and autumn', '313\u00a0km', '282\u00a0km', '244\u00a0km'],
    ['Winter', '259\u00a0km', '233\u00a0km', '202\u00a0km'],
  ]);
});

test('the battery’s own health appears once among the others', () => {
  const labels = (health: number) =>
    barsOf(`health=${health}`, 'Winter range by battery health').map(({ label }) => label);
  expect(labels(90)).toEqual(['100%', '90%, your figure', '80%', '70%']);
  expect(labels(85)).toEqual(['100%', '90%', '85%, your figure', '80%', '70%']);
});

test('the visitor’s own tariff counts', () => {
  const night = (query: string) => barsOf(query, 'What 100 km costs')[0]?.figure;
  expect(night('range=400&battery=60')).not.toBe(night('range=400&battery=60&homeNight=0.08'));
});

test('a charge that ends where it starts is refused', () => {
  const { form } = view('start=80&end=80');
  expect(form.fields.find(({ name }) => name === 'end')?.error).toBeDefined();
});

test('the default distance is listed among the sources', () => {
  const named = (query: string) => view(query).explained?.sources.map(({ name }) => name);
  expect(named('')).toContain('AA Ireland, average kilometres a year');
  expect(named('km=9000')).not.toContain('AA Ireland, average kilometres a year');
});
