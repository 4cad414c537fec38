import { foldText, foldToKey } from '@forecourt/domain';
import type { TermNumbers } from '../market/term-dictionary.ts';
import type { VehicleFacts } from '../market/vehicle-facts.ts';
import { firstWordSlot, slotPlaces as place, slotCount, wordSlots } from './slots.ts';

/** Writes the members of a vehicle's slots from `start` on; 0 if not stated. */
export function writeTerms(facts: VehicleFacts, numbers: TermNumbers, to: Uint32Array, start: number): void {
  const { fuel, body } = facts;
  const isNew = facts.condition === 'New';
  const make = numbers.numberOf(place.make, 0, keyOf(facts.make));
  const model = make === 0 ? 0 : numbers.numberOf(place.model, make, keyOf(facts.model));
  const put = (slot: number, parent: number, value: string | number | null) => {
    to[start + slot] = numbers.numberOf(slot, parent, value);
  };
  to.fill(0, start, start + slotCount);
  to[start + place.make] = make;
  to[start + place.model] = model;
  put(place.fuel, 0, fuel);
  put(place.gearbox, 0, facts.transmission);
  put(place.body, 0, body);
  put(place.seller, 0, facts.seller);
  put(place.condition, 0, facts.condition);
  put(place.drive, 0, facts.drivetrain);
  put(place.wheelbase, 0, facts.wheelbase);
  put(place.roof, 0, facts.roofHeight);
  put(place.cab, 0, facts.cab);
  if (facts.isPriceExVat === true) put(place.vat, 0, isNew ? 'new' : 'used');
  if (model !== 0) {
    put(place.modelFuel, model, fuel);
    put(place.modelBody, model, body);
    if (isNew) put(place.modelNew, model, 'New');
    else put(place.modelYear, model, facts.year);
  }
  if (make === 0 || facts.derivative === null) return;
  const words = wordsIn(facts.derivative);
  for (let index = 0; index < words.length; index += 1)
    // A word means the same anywhere in the version.
    to[start + firstWordSlot + index] = numbers.numberOf(firstWordSlot, make, words[index]);
}

/** Makes, models and versions repeat; splitting a name is most of the work on an advert. */
const mostRemembered = 20_000;

function remember<Value>(make: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    if (known.size >= mostRemembered) known.clear();
    const value = make(text);
    known.set(text, value);
    return value;
  };
}

const keyOf = remember(foldToKey);

/** The distinct words of a version: `1.6 TDI Style DSG` has four. */
const wordsIn = remember((derivative) =>
  [...new Set(foldText(derivative).split(/[^a-z0-9.+&]+/))].filter(Boolean).slice(0, wordSlots),
);
