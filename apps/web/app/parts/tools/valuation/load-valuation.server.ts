import { type Advert, type Channel, dublinDay, isBrandNew, parsePublicReference } from '@forecourt/domain';
import {
  type ComparableAdvert,
  channelOfKind,
  factsOfAdvert,
  fewestComparables,
  valuationQuestions,
} from '@forecourt/pricing';
import { findMostAdvertised, type MakeAndModel } from '../find-most-advertised.ts';
import { mendFields } from '../form/mend-fields.ts';
import { ToolInput } from '../form/tool-input.ts';
import type { ToolQuestion } from '../form/tool-question.ts';
import type { AnswerPart, ToolAnswerView, ToolView } from '../tool-view.ts';
import { buildComparables, listedAtFirst } from './build-comparables.ts';
import { buildNextStep, buildPlateWords } from './build-next-step.ts';
import { buildRatedParts } from './build-rated-answer.ts';
import { buildRefusedAnswer } from './build-refused-answer.ts';
import { buildValuationAnswer } from './build-valuation-view.ts';
import { fillIn } from './fill-in.ts';
import { type ReadValuation, readValuation } from './read-valuation.ts';

const frame = {
  name: 'valuation',
  title: 'What is it worth?',
  lead: 'Enter the plate, or the make, model and year. The more you tell us, the closer we get.',
} as const;

const home = '/car-valuation';

const exampleAges = [5, 6, 4, 7, 3, 8];

/** The valuation of a vehicle: one that the visitor describes, or that of an advert (`?advert=`). */
export async function loadValuation(asked: ToolQuestion): Promise<ToolView> {
  const { params, services, path, now } = asked;
  if (path !== home) return buildShortForm(now);
  const reference = parsePublicReference(params.get('advert') ?? '');
  const advert = reference === null ? null : await services.adverts.find(reference);
  const plate = advert?.vehicle.registration ?? params.get('plate')?.trim() ?? '';
  const check = plate === '' ? undefined : await services.pricing.check(plate);
  const filled = fillIn(params, { advert, check: check ?? null });
  const channel = channelOfKind(filled.params.get('kind'));
  const makes = await services.search.makes(channel);
  const read = readValuation(filled, {
    makes,
    check: advert ? (check ?? undefined) : check,
    now,
  });
  const isPlateTold = check && !advert && !read.isRefused;
  const known = isPlateTold ? buildPlateWords({ check, filled, missing: read.missing }) : [];
  const example =
    advert || isAsked(read) ? null : await answerExample(asked, channel, findMostAdvertised(makes));
  if (example) return { ...frame, form: { ...read.form, isAsked: false }, ...example };
  const answer = advert ? await answerAdvert(asked, advert) : await answerQuestion(asked, read);
  return { ...frame, form: read.form, ...answer, parts: [...known, ...answer.parts] };
}

/** On other pages, a short form that leads to the answer. */
function buildShortForm(now: Date): ToolView {
  const { plate, mileage } = valuationQuestions;
  const input = new ToolInput(new URLSearchParams(), now);
  input.ask({ plate, mileage: { ...mileage, help: '' } });
  const form = { ...input.form('Get a valuation'), action: home };
  const lead = 'Based on adverts for sale today, every one of them listed.';
  return { ...frame, lead, form, summary: '', parts: [], explained: null };
}

function isAsked({ question, missing, form }: ReadValuation): boolean {
  return question !== null || missing.length > 0 || form.fields.some(({ error }) => error);
}

/** Before anything is entered: the most advertised model, of the first of these years that can be valued. */
async function answerExample(
  asked: ToolQuestion,
  channel: Channel,
  model: MakeAndModel | null,
): Promise<ToolAnswerView | null> {
  if (!model) return null;
  const thisYear = dublinDay(asked.now).year;
  for (const age of exampleAges) {
    const question = { ...model, channel, year: thisYear - age };
    const valuation = asked.services.pricing.value(question);
    if (!valuation) continue;
    const adverts = await listAdverts(asked, valuation.comparables, valuation.comparablesFound);
    const example = `A ${question.year} ${model.make} ${model.model}`;
    return { ...buildValuationAnswer(question, valuation, adverts), example };
  }
  return null;
}

async function answerQuestion(
  asked: ToolQuestion,
  { form, question, missing }: ReadValuation,
): Promise<ToolAnswerView> {
  if (form.fields.some(({ error }) => error)) return mendFields;
  if (!question) return buildNextStep(missing);
  const { pricing } = asked.services;
  const valuation = pricing.value(question);
  if (!valuation) return buildRefusedAnswer(question, pricing.comparables(question));
  const adverts = await listAdverts(asked, valuation.comparables, valuation.comparablesFound);
  return buildValuationAnswer(question, valuation, adverts);
}

/** The same for the vehicle of an advert, which is fully known, with the rating of its price. */
async function answerAdvert(asked: ToolQuestion, advert: Advert): Promise<ToolAnswerView> {
  const { pricing } = asked.services;
  const question = { ...factsOfAdvert(advert), except: advert.publicReference };
  // The used price of a brand-new car is not a useful question.
  const valuation = isBrandNew(advert.vehicle) ? null : pricing.value(question);
  const rating = pricing.rate(advert);
  const compared = pricing.comparedWith(advert);
  if (!compared || compared.adverts.length < fewestComparables)
    return buildRefusedAnswer(question, pricing.comparables(question));
  const count = rating?.comparables ?? compared.adverts.length;
  const adverts = await listAdverts(asked, compared.adverts, count);
  const rated = rating ? buildRatedParts(advert, rating, compared, adverts) : [];
  if (!valuation) return { summary: rating?.label ?? '', parts: rated, explained: null };
  const answer = buildValuationAnswer(question, valuation, rating ? null : adverts);
  return { ...answer, parts: [...rated, ...answer.parts] };
}

async function listAdverts(
  { params, path, services }: ToolQuestion,
  comparables: readonly ComparableAdvert[],
  count: number,
): Promise<AnswerPart> {
  const shown = params.get('list') === 'all' ? comparables : comparables.slice(0, listedAtFirst);
  const adverts = await services.adverts.findMany(shown.map(({ publicReference }) => publicReference));
  const all = new URLSearchParams(params);
  all.set('list', 'all');
  const allHref = `${path}?${all}#comparable-adverts`;
  return buildComparables({ comparables, count, adverts, allHref, rate: services.pricing.verdict });
}
