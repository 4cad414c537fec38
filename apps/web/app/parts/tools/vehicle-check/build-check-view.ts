import { advertPath, formatDayOfMoment, formatPrice, groupDigits, parsePlate } from '@forecourt/domain';
import type { EarlierAdvert, VehicleCheck } from '@forecourt/pricing';
import { drawnPlate } from '../../plate/plate-words.ts';
import { type AdvertRow, listPicture } from '../answer/advert-list-view.ts';
import { explain } from '../answer/explain.ts';
import { plateValuationPath } from '../tool-path.ts';
import type { AnswerPart, ToolAnswerView } from '../tool-view.ts';
import { buildCheckNotes } from './build-check-notes.ts';

/** What a plate shows, what does not fit together, and what cannot be known from here. */
export function buildCheckAnswer(check: VehicleCheck, now: Date): ToolAnswerView {
  const { plate, earlierAdverts, mismatches } = check;
  return {
    summary: `${plate}: ${check.working.map(({ detail }) => detail).join(', ')}`,
    parts: [
      {
        kind: 'plate',
        plate: drawnPlate(plate, parsePlate(plate)),
        notes: buildCheckNotes(check, now),
        checkHref: null,
      },
      ...mismatches.map(
        (words): AnswerPart => ({ kind: 'words', words: `Ask about this: ${words}`, tone: 'warning' }),
      ),
      ...buildHistory(earlierAdverts, mismatches.length > 0),
      { kind: 'list', title: 'What only a paid check can tell you', items: check.onlyAPaidCheckTells },
      { kind: 'links', links: buildLinks(check) },
    ],
    explained: explain(check),
  };
}

function buildHistory(adverts: readonly EarlierAdvert[], hasMismatch: boolean): AnswerPart[] {
  if (adverts.length === 0) {
    return [
      {
        kind: 'words',
        words: 'This plate was never advertised here, so there’s no mileage or price to compare.',
      },
    ];
  }
  return [
    {
      kind: 'adverts',
      id: 'earlier-adverts',
      title:
        adverts.length === 1
          ? 'One advert here had this plate'
          : `${adverts.length} adverts here had this plate`,
      ...(!hasMismatch && { note: 'Nothing in them contradicts the plate or each other.' }),
      // The newest first: it is the one that the visitor is looking at.
      rows: adverts.map(buildRow).reverse(),
      more: null,
    },
  ];
}

function buildRow(advert: EarlierAdvert): AdvertRow {
  const { vehicle, priceHistory, status } = advert;
  const first = priceHistory[0];
  const last = priceHistory.at(-1);
  const facts = [
    status === 'live'
      ? `for sale since ${formatDayOfMoment(advert.listedAt)}`
      : `${formatDayOfMoment(advert.listedAt)} to ${formatDayOfMoment(advert.endedAt ?? advert.listedAt)}`,
    vehicle.mileage === null ? null : `${groupDigits(vehicle.mileage)} km`,
    vehicle.colour?.toLowerCase() ?? null,
  ];
  return {
    key: advert.publicReference,
    name: [vehicle.year, vehicle.make, vehicle.model, vehicle.derivative].filter(Boolean).join(' '),
    href: advertPath(advert),
    picture: listPicture(advert.imageUrl),
    facts: facts.filter((fact) => fact !== null).join(' · '),
    price: formatPrice(last?.price),
    priceNote: first && last && first.price !== last.price ? `first asked ${formatPrice(first.price)}` : null,
  };
}

function buildLinks({ plate, kind }: VehicleCheck) {
  const isForeign = kind === 'british' || kind === 'northern-irish';
  return [
    { label: 'What is it worth?', href: plateValuationPath(plate), isMain: true },
    ...(isForeign ? [{ label: 'What would the VRT be?', href: '/vrt' }] : []),
    { label: 'How to buy safely', href: '/security' },
  ];
}
