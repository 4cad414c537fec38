import {
  askAboutMileage,
  attributeByKey,
  type Channel,
  type FieldNotes,
  findContradictions,
  formatDayOfMoment,
  formatMonth,
  groupDigits,
  optionsFor,
  parseSellingMileage,
} from '@forecourt/domain';
import type { VehicleCheck } from '@forecourt/pricing';
import type { OwnDraft, Services } from '@forecourt/services';
import { makesOf, modelsOf } from '@forecourt/taxonomy';
import { windowWords } from '../../../../parts/plate/plate-words.ts';

type EarlierAdvert = VehicleCheck['earlierAdverts'][number];

export interface VehicleStepView {
  step: 'vehicle';
  plateNotes: readonly string[];
  makes: readonly string[];
  models: readonly string[];
  options: Readonly<Record<'fuel' | 'transmission' | 'body' | 'colour', readonly string[]>>;
  asksForReason: string | null;
  notes: FieldNotes;
}

export async function loadVehicleView(
  draft: OwnDraft,
  selling: Services['selling'],
  channel: Channel,
): Promise<VehicleStepView> {
  const { check, earlierKm } = await selling.plateFacts(draft);
  return {
    step: 'vehicle',
    plateNotes: check ? describeCheck(check, channel, findEarlier(check, draft)) : [],
    makes: makesOf(channel),
    models:
      draft.fields.make === ''
        ? []
        : modelsOf(channel)
            .filter(({ make }) => make === draft.fields.make)
            .map(({ model }) => model),
    options: {
      fuel: optionsOf('fuel', channel),
      transmission: optionsOf('transmission', channel),
      body: optionsOf('body', channel),
      colour: optionsOf('colour', channel),
    },
    notes: findContradictions(draft.fields, {
      earlier: findEarlier(check, draft)?.vehicle ?? null,
      today: new Date(),
    }),
    asksForReason: askAboutMileage(parseSellingMileage(draft.fields), earlierKm),
  };
}

/** What does not fit together in any step. */
export async function loadContradictions(draft: OwnDraft, selling: Services['selling']): Promise<FieldNotes> {
  const { check } = await selling.plateFacts(draft);
  const earlier = findEarlier(check, draft)?.vehicle ?? null;
  return findContradictions(draft.fields, { earlier, today: new Date() });
}

/** The last advert of the plate that is not this one. */
function findEarlier(check: VehicleCheck | null, { placed }: OwnDraft): EarlierAdvert | null {
  const others = check?.earlierAdverts.filter(
    ({ publicReference }) => publicReference !== placed?.publicReference,
  );
  return others?.at(-1) ?? null;
}

/** When the plate says that the next test is due, as a sentence; null if it does not say. */
function describeTest({ tests }: VehicleCheck, channel: Channel): string | null {
  if (channel === 'Bike') return null;
  const due = (channel === 'Car' ? tests?.nct : tests?.cvrt)?.[0];
  if (!due) return null;
  return `By the plate, its next ${channel === 'Car' ? 'NCT' : 'CVRT'} is due ${windowWords(due.from, due.to)}.`;
}

/** What the plate says about the test, beside the field that asks for it. */
export async function loadTestNotes(
  draft: OwnDraft,
  selling: Services['selling'],
  channel: Channel,
): Promise<FieldNotes> {
  const { check } = await selling.plateFacts(draft);
  const { nctMonth } = findContradictions(draft.fields, { earlier: null, today: new Date() });
  if (nctMonth !== undefined) return { nctMonth };
  const test = check && describeTest(check, channel);
  return test ? { nctMonth: `${test} Enter the month it’s valid until, for example 05/2027.` } : {};
}

const taxWords: Readonly<Record<NonNullable<VehicleCheck['taxedBy']>, string | null>> = {
  nedc: 'Taxed by its CO₂ emissions.',
  wltp: 'Taxed by its CO₂ emissions.',
  engine: 'Taxed by its engine size.',
  vintage: 'Taxed at the vintage rate.',
  'engine-or-nedc': null,
  'engine-or-vintage': null,
};

/** What the plate, and the adverts it was in, tell without asking. */
function describeCheck(check: VehicleCheck, channel: Channel, last: EarlierAdvert | null): string[] {
  const { year, half, county, taxedBy, registered } = check;
  const notes: string[] = [];
  if (registered && year !== null) {
    const when =
      half === null ? String(year) : `${formatMonth(registered.from)} to ${formatMonth(registered.to)}`;
    notes.push(`First registered ${half === null ? 'in' : 'from'} ${when}${county ? `, in ${county}` : ''}.`);
  }
  const tax = taxedBy === null || channel !== 'Car' ? null : taxWords[taxedBy];
  if (tax) notes.push(tax);
  const test = describeTest(check, channel);
  if (test) notes.push(test);
  if (last) {
    const { mileage } = last.vehicle;
    const had = mileage === null ? '' : ` with ${groupDigits(mileage)} km`;
    notes.push(
      `It was advertised here on ${formatDayOfMoment(last.listedAt)}${had}. We filled in what that advert said: check it.`,
    );
  }
  return notes;
}

export function optionsOf(
  key: 'fuel' | 'transmission' | 'body' | 'colour' | 'serviceHistory' | 'origin',
  channel: Channel,
): readonly string[] {
  return optionsFor(attributeByKey(key), channel);
}
