import { parseChannel } from '../channel/channel.ts';
import { isLikeSite, siteLikeWords } from '../conversation/site-like-name.ts';
import { isPhone, tidyPhone } from '../forms/phone.ts';
import { isPlainLine } from '../forms/plain-line.ts';
import { findCounty } from '../place/find-county.ts';
import { parseOtherPlate } from '../registration/other-plate.ts';
import { parsePlate, plateFacts } from '../registration/plate.ts';
import { attributeByKey, optionsFor } from '../vehicle/attributes-of.ts';
import { findCallHoursError } from './call-hours.ts';
import { parseEngineCc, parseNctMonth, parseWhole } from './parse-answers.ts';
import { historyQuestions, parseHistoryAnswer } from './rules/history-answers.ts';
import { findMileageError, findMileageReasonError } from './rules/mileage-rules.ts';
import { findPriceError } from './rules/price-rules.ts';
import { describeWordsRemark, findWordsError, findWordsRemarks } from './rules/words-rules.ts';
import type { SellingField, SellingFields } from './selling-fields.ts';
import { sellingLimits } from './selling-limits.ts';
import { type SellingStep, sellingSteps } from './selling-steps.ts';

/** What stands beside a field, by its name. Only what cannot be published: what is merely odd is a remark. */
export type SellingErrors = Partial<Record<SellingField | 'photos', string>>;

/** What is known besides the fields. */
export interface SellingFacts {
  photos: number;
  /** The highest mileage of an earlier advert with this plate. */
  earlierKm: number | null;
  thisYear: number;
  /** The brand's, which no seller may use. */
  siteName: string;
}

/** Every reason why an advert cannot be published yet. */
export function findSellingErrors(fields: SellingFields, facts: SellingFacts): SellingErrors {
  return Object.assign({}, ...sellingSteps.map((step) => findStepErrors(step, fields, facts)));
}

export function findStepErrors(step: SellingStep, fields: SellingFields, facts: SellingFacts): SellingErrors {
  const errors: SellingErrors = {};
  const note = (field: SellingField | 'photos', error: string | null | false) => {
    if (error) errors[field] = error;
  };
  switch (step) {
    case 'vehicle':
      noteVehicleErrors(fields, facts, note);
      break;
    case 'condition':
      noteConditionErrors(fields, note);
      break;
    case 'photos':
      note('photos', facts.photos < sellingLimits.fewestPhotos && 'Add at least one photo');
      note(
        'photos',
        facts.photos > sellingLimits.mostPhotos && `Keep at most ${sellingLimits.mostPhotos} photos`,
      );
      break;
    case 'price':
      note('price', findPriceError(fields.price));
      break;
    case 'words':
      note('words', findWordsError(fields.words));
      break;
    case 'contact':
      noteContactErrors(fields, facts, note);
      break;
    case 'preview':
      break;
  }
  return errors;
}

type Note = (field: SellingField | 'photos', error: string | null | false) => void;

function noteVehicleErrors(fields: SellingFields, { earlierKm, thisYear }: SellingFacts, note: Note): void {
  note('plate', findPlateError(fields.plate));
  note('mileage', findMileageError(fields));
  note('mileageReason', findMileageReasonError(fields, earlierKm));
  const channel = parseChannel(fields.channel);
  note('channel', !channel && 'Choose what you’re selling');
  note('make', findNameError(fields.make, 'make', 40));
  note('model', findNameError(fields.model, 'model', 60));
  note('derivative', findLineError(fields.derivative, 'version', 120));
  note('year', findYearError(fields, thisYear));
  const choices = ['fuel', 'transmission', 'body', 'colour'] as const;
  for (const key of choices) {
    const isNeeded = key === 'fuel' || (key === 'transmission' && channel !== 'Bike') || key === 'body';
    if (fields[key] === '') note(key, isNeeded && `Choose the ${choiceWords[key]}`);
    else note(key, !isOption(key, fields) && `Choose the ${choiceWords[key]} again`);
  }
  note(
    'engineCc',
    fields.engineCc !== '' &&
      parseEngineCc(fields.engineCc) === null &&
      'Enter the engine size in cc, for example 1,598',
  );
  note('doors', findCountError(fields.doors, 'doors', 7));
  note('seats', findCountError(fields.seats, 'seats', 60));
}

const choiceWords = { fuel: 'fuel', transmission: 'gearbox', body: 'body type', colour: 'colour' };

/** A form that is not ours can send any text. */
function isOption(
  key: keyof typeof choiceWords | 'serviceHistory' | 'origin',
  fields: SellingFields,
): boolean {
  const channel = parseChannel(fields.channel) ?? 'Car';
  return (optionsFor(attributeByKey(key), channel) as readonly string[]).includes(fields[key]);
}

export function findPlateError(plate: string): string | null {
  if (plate.trim() === '') return 'Enter the number plate';
  return parsePlate(plate) || parseOtherPlate(plate)
    ? null
    : 'We don’t know this kind of plate. Write it as on the car, for example 191-D-12345';
}

/** The year of an Irish plate is that of the first registration, so it may differ from the model's by one at most. */
function findYearError({ year, plate }: SellingFields, thisYear: number): string | null {
  if (year === '') return 'Enter the year';
  const stated = parseWhole(year);
  if (stated === null || stated < 1900 || stated > thisYear + 1)
    return `Enter a year from 1900 to ${thisYear + 1}`;
  const ofPlate = plateFacts(plate)?.year;
  if (ofPlate !== undefined && Math.abs(ofPlate - stated) > 1) {
    return `The plate is from ${ofPlate}. Check the year and the plate`;
  }
  return null;
}

function findNameError(name: string, what: string, most: number): string | null {
  return name === '' ? `Enter the ${what}` : findLineError(name, what, most);
}

/** A short text that buyers see must be one line, and no way around the site. */
function findLineError(text: string, what: string, most: number): string | null {
  if (text.length > most || !isPlainLine(text)) return `Shorten the ${what} to ${most} characters`;
  const contact = findWordsRemarks(text).find(({ kind }) => ['phone', 'email', 'link'].includes(kind));
  return contact ? describeWordsRemark(contact) : null;
}

function findCountError(text: string, what: string, most: number): string | null {
  const count = text === '' ? 1 : parseWhole(text);
  return count === null || count < 1 || count > most
    ? `Enter the number of ${what}, from 1 to ${most}`
    : null;
}

function isOptionOrUnknown(key: 'serviceHistory' | 'origin', fields: SellingFields): boolean {
  return fields[key] === 'unknown' || isOption(key, fields);
}

function noteConditionErrors(fields: SellingFields, note: Note): void {
  for (const { field, about } of historyQuestions) {
    note(field, !parseHistoryAnswer(fields[field]) && `Answer yes, no or “I don’t know” about ${about}`);
  }
  note(
    'serviceHistory',
    !isOptionOrUnknown('serviceHistory', fields) && 'Choose how much service history there is',
  );
  note(
    'origin',
    fields.origin !== '' && !isOptionOrUnknown('origin', fields) && 'Choose where it came from again',
  );
  const owners = fields.owners === '' ? 0 : parseWhole(fields.owners);
  note('owners', (owners === null || owners > 30) && 'Enter how many owners it has had, or leave it blank');
  note(
    'nctMonth',
    fields.nctMonth !== '' &&
      parseNctMonth(fields.nctMonth) === null &&
      'Enter the month, for example 05/2027',
  );
}

function noteContactErrors(fields: SellingFields, { siteName }: SellingFacts, note: Note): void {
  note('name', isLikeSite(fields.name, siteName) && siteLikeWords);
  note('name', findNameError(fields.name, 'name buyers see', sellingLimits.longestName));
  note(
    'phone',
    fields.phone !== '' && !isPhone(tidyPhone(fields.phone)) && 'Please enter a valid phone number',
  );
  note('callTo', findCallHoursError(fields));
  note('county', !findCounty(fields.county) && 'Choose the county');
  note('town', findLineError(fields.town, 'town', 60));
  note(
    'isTrader',
    fields.isTrader !== 'no' && fields.isTrader !== 'yes' && 'Say whether you sell cars as a business',
  );
  note(
    'isTrader',
    fields.isTrader === 'yes' && 'These adverts are for private sellers. See how dealers advertise here',
  );
}
