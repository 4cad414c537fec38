import type { CalculatorName } from '@forecourt/content';
import {
  affordQuestions,
  boundsOf,
  drivenVehicleQuestions,
  drivingQuestions,
  energyCostQuestions,
  evQuestions,
  financeQuestions,
  importQuestions,
  motorTaxQuestions,
  type Questions,
  runningPriceQuestions,
  valuationQuestions,
  vehicleCheckQuestions,
} from '@forecourt/pricing';
import { exampleAdvert, fakeServices } from '@forecourt/services/testing';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { loadTool } from '../../../app/parts/tools/load-tool.server.ts';
import { createTestApp } from '../../testing/test-app.ts';

/** By question name. */
type Filled = Record<string, string>;

interface Calculator {
  questions: Questions;
  page: string;
  /** The REST call that takes a question. */
  call: string | ((name: string) => string);
  /** Inputs that together cover every question. */
  filled: readonly Filled[];
}

const electric = (name: string) =>
  name === 'ratedKm' ? 'ev/range' : name in energyCostQuestions ? 'ev/cost' : 'ev/charging';
const imported = { omsp: '20000', price: '9000' };
const driven = { year: '2019', co2: '120' };

/** Every calculator that a text can embed: the compiler requires a new one here. */
const calculators: Record<CalculatorName, Calculator> = {
  finance: {
    questions: financeQuestions,
    page: '/car-finance',
    call: 'finance',
    filled: [{ price: '20000' }],
  },
  afford: {
    questions: affordQuestions,
    page: '/car-finance',
    call: 'finance/afford',
    filled: [{ monthly: '300' }],
  },
  'motor-tax': {
    questions: motorTaxQuestions,
    page: '/motor-tax',
    call: 'motor-tax',
    filled: [
      { kind: 'car', year: '2008', month: '3' },
      { kind: 'goods', unladenKg: '1500' },
      { kind: 'bus', seats: '16' },
    ],
  },
  vrt: {
    questions: importQuestions,
    page: '/vrt',
    call: 'vrt/import',
    filled: [
      { ...imported, kind: 'car', co2: '120', from: 'great-britain' },
      { ...imported, kind: 'motorcycle', engineCc: '600', from: 'eu' },
    ],
  },
  ev: {
    questions: evQuestions,
    page: '/ev-calculator',
    call: electric,
    filled: [{ ratedKm: '400', batteryKwh: '60', kwhPer100Km: '17' }],
  },
  'running-costs': {
    questions: { ...drivenVehicleQuestions, ...drivingQuestions, ...runningPriceQuestions },
    page: '/running-costs',
    call: 'Car/running-costs',
    filled: [
      { ...driven, fuel: 'Petrol Plug-in Hybrid', insurance: 'own', premium: '700' },
      { ...driven, fuel: 'Diesel' },
    ],
  },
  valuation: {
    questions: valuationQuestions,
    page: '/car-valuation',
    call: 'Car/valuation',
    filled: [{ make: 'skoda', model: 'octavia', year: '2019' }],
  },
  'vehicle-check': {
    questions: vehicleCheckQuestions,
    page: '/vehicle-check',
    call: 'vehicle-check',
    filled: [{ plate: '191-D-12345' }],
  },
};

const advert = exampleAdvert();
const { app } = createTestApp({ adverts: [advert] });
const services = fakeServices([advert]);
beforeAll(() => vi.waitUntil(() => services.search.version() > 0));

/** The error at the page's field; null if there is none, undefined if it is not asked. */
async function askPage(name: CalculatorName, filled: Filled, question: string) {
  const { questions, page } = calculators[name];
  const paramOf = (key: string) => questions[key]?.param ?? key;
  const params = new URLSearchParams(Object.entries(filled).map(([key, value]) => [paramOf(key), value]));
  const { form } = await loadTool({ name, params, services, path: page, now: new Date() });
  const field = form.fields.find((each) => each.name === paramOf(question));
  return field && (field.error ?? null);
}

async function askRest(name: CalculatorName, filled: Filled, question: string): Promise<string | null> {
  const { call } = calculators[name];
  const path = typeof call === 'string' ? call : call(question);
  const taken = await readParameters(path);
  const query = new URLSearchParams(Object.entries(filled).filter(([key]) => taken.includes(key)));
  const { error } = (await (await app.request(`/rest/1.0/${path}?${query}`)).json()) as {
    error?: { message: string };
  };
  return error?.message.startsWith(`${question}: `) ? error.message : null;
}

async function readParameters(call: string): Promise<string[]> {
  const document = (await (await app.request('/rest/1.0/openapi.json')).json()) as {
    paths: Record<string, { get: { parameters: { name: string }[] } }>;
  };
  const path = `/${call.replace('Car/', '{channel}/')}`;
  return document.paths[path]?.get.parameters.map(({ name }) => name) ?? [];
}

interface Edge {
  value: string;
  /** Null where the bounds do not decide it. */
  isTaken: boolean | null;
}

/** At, just below and just above each bound, and a fraction; text of the maximum length, and one letter longer. */
function edgesOf(question: Questions[string]): Edge[] {
  if (question.kind === 'text') {
    const word = (length: number) => 'x'.repeat(length);
    return [
      { value: word(question.maxLength), isTaken: null },
      { value: word(question.maxLength + 1), isTaken: false },
    ];
  }
  if (question.kind !== 'number') return [];
  const { min, max } = boundsOf(question, new Date());
  const step = question.isDecimal ? 0.1 : 1;
  const edges = [min - step, min, min + step, max - step, max, max + step].map((edge) =>
    Number(edge.toFixed(1)),
  );
  return [
    ...edges.map((edge) => ({ value: String(edge), isTaken: edge >= min && edge <= max })),
    { value: `${min + 1}.5`, isTaken: null },
  ];
}

const speaksOfBounds = (sentence: string | null) => /number from|at most/i.test(sentence ?? '');

describe.each(Object.keys(calculators) as CalculatorName[])('the calculator %s', (name) => {
  const { questions, filled } = calculators[name];
  // What the page lets visitors choose from the names on sale has no bounds there.
  const bounded = Object.entries(questions).filter(
    ([, { kind, only, ...question }]) =>
      only !== 'rest' && (kind === 'number' || (kind === 'text' && !('noneLabel' in question))),
  );

  it.each(bounded)('accepts the same for %s on the page and over REST', async (key, question) => {
    const shown = await Promise.all(filled.map((each) => askPage(name, each, key)));
    const base = filled[shown.findIndex((sentence) => sentence !== undefined)];
    expect(base, `${key} is asked in none of the ways to fill in ${name}`).toBeDefined();
    for (const { value, isTaken } of edgesOf(question)) {
      const answers = { ...base, [key]: value };
      const onPage = (await askPage(name, answers, key)) ?? null;
      const overRest = question.only === 'page' ? onPage : await askRest(name, answers, key);
      if (isTaken === null) expect(speaksOfBounds(overRest), value).toBe(speaksOfBounds(onPage));
      else if (isTaken) expect([onPage, overRest].some(speaksOfBounds), value).toBe(false);
      else expect([onPage, overRest], value).not.toContain(null);
    }
  });
});
