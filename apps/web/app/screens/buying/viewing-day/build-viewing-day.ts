import {
  type Advert,
  addDays,
  advertPath,
  type ChecklistGroup,
  capitaliseFirst,
  chooseGuideQuestions,
  dublinDay,
  formatDay,
  formatMileage,
  formatPrice,
  type GuideQuestion,
  isoDay,
  listChecklist,
  listViewingQuestions,
  weekdayOf,
  withoutGuided,
} from '@forecourt/domain';
import type { PlannedViewing, ViewingPlan } from './plan-viewings.ts';
import { type DayDealers, stopPlace, stopSeller, stopTitle } from './stop-words.ts';
import {
  formatViewingDay,
  receiptPath,
  type ViewingDayAddress,
  viewingCalendarPath,
} from './viewing-day-address.ts';

/** The guide of a model, with what it asks. */
export interface Guide {
  title: string;
  path: string;
  questions: readonly GuideQuestion[];
}

export interface StopView {
  reference: string;
  title: string;
  href: string;
  /** `€14,950 · 98,000 km · 191-D-12345` */
  facts: string;
  seller: string;
  place: string;
  /** `About 10:30`, `Agreed for 10:30` */
  when: string;
  /** Goes on after the time: `about 26 km from the last stop` */
  way: string | null;
  questions: readonly string[];
  guide: { title: string; href: string; questions: readonly string[] } | null;
  checklist: readonly ChecklistGroup[];
  /** Only a private seller needs one: a dealer gives an invoice. */
  receiptHref: string | null;
}

export interface DayView {
  /** `Saturday 21 November 2026` */
  day: string | null;
  /** `3 stops, about 120 km by road` */
  summary: string;
  /** What is to be said about what was asked. */
  notes: readonly string[];
  stops: readonly StopView[];
  /** Null until there is a day. */
  calendarHref: string | null;
  /** The same day again. */
  href: string;
}

interface DayFacts {
  asked: ViewingDayAddress;
  plan: ViewingPlan;
  dealers: DayDealers;
  guideOf: (advert: Advert) => Guide | null;
  now: Date;
}

export function buildViewingDay(facts: DayFacts): DayView {
  const { asked, plan } = facts;
  const stops = plan.viewings.map((viewing, index) => buildStop(viewing, index, facts));
  return {
    day: asked.day === '' ? null : dayName(asked.day),
    summary: summaryWords(plan),
    notes: noteWords(asked, plan),
    stops,
    calendarHref:
      asked.day === '' || stops.length === 0 ? null : formatViewingDay(asked, viewingCalendarPath),
    href: formatViewingDay(asked),
  };
}

function buildStop(
  viewing: PlannedViewing,
  index: number,
  { dealers, guideOf, plan, now }: DayFacts,
): StopView {
  const { advert, agreed, clock, kmFromLast, startsAt } = viewing;
  const { seller, vehicle, publicReference } = advert;
  const guide = guideOf(advert);
  const known = guide ? chooseGuideQuestions(guide.questions, withoutUsual(advert), startsAt ?? now) : [];
  const from = index === 0 && plan.start ? 'from where you start' : 'from the last stop';
  return {
    reference: publicReference,
    title: stopTitle(advert),
    href: advertPath(advert),
    facts: [formatPrice(advert.price), formatMileage(vehicle), vehicle.registration]
      .filter(Boolean)
      .join(' · '),
    seller: stopSeller(advert, dealers),
    place: stopPlace(viewing),
    when: agreed ? `Agreed for ${clock}` : `About ${clock}`,
    way:
      kmFromLast === null ? null : kmFromLast === 0 ? 'in the same place' : `about ${kmFromLast} km ${from}`,
    questions: withoutGuided(listViewingQuestions(advert, startsAt ?? now), known),
    guide: guide && known.length > 0 ? { title: guide.title, href: guide.path, questions: known } : null,
    checklist: listChecklist(advert),
    receiptHref: seller.kind === 'private' ? receiptPath(publicReference) : null,
  };
}

/** What is only usual for the model may not be true of this one. */
function withoutUsual({
  vehicle,
  usual,
}: Advert): Pick<Advert['vehicle'], 'year' | 'fuel' | 'transmission' | 'mileage'> {
  return {
    year: vehicle.year,
    mileage: vehicle.mileage,
    fuel: usual.includes('fuel') ? null : vehicle.fuel,
    transmission: usual.includes('transmission') ? null : vehicle.transmission,
  };
}

function summaryWords({ viewings }: ViewingPlan): string {
  const stops = viewings.length === 1 ? '1 stop' : `${viewings.length} stops`;
  const km = viewings.reduce((total, { kmFromLast }) => total + (kmFromLast ?? 0), 0);
  return km === 0 ? stops : `${stops}, about ${km} km by road`;
}

function noteWords({ from, picked, leftOut, isSent }: ViewingDayAddress, plan: ViewingPlan): string[] {
  const gone = picked.length - plan.viewings.length;
  return [
    isSent && picked.length === 0 ? 'Tick at least one vehicle.' : '',
    plan.isPlaceUnknown
      ? `We don’t know “${from}”. Try a town or an Eircode. The order below starts at any stop.`
      : '',
    leftOut > 0 ? `A day has room for 12 stops, so we left out ${leftOut}.` : '',
    gone > 0
      ? `${gone === 1 ? 'One is' : `${gone} are`} no longer for sale, so we left ${gone === 1 ? 'it' : 'them'} out.`
      : '',
  ].filter(Boolean);
}

/** `Saturday 21 November 2026` */
function dayName(day: string): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return `${capitaliseFirst(weekdayOf({ year, month, day: date }))} ${formatDay(day)}`;
}

const daysOffered = 21;

/** The days to choose from, and the one in the address if it is another. */
export function listDays(now: Date, chosen: string): { value: string; label: string }[] {
  const today = dublinDay(now);
  const days = Array.from({ length: daysOffered }, (_, ahead) => isoDay(addDays(today, ahead)));
  const all = chosen === '' || days.includes(chosen) ? days : [chosen, ...days];
  return [{ value: '', label: 'Not decided yet' }, ...all.map((value) => ({ value, label: dayName(value) }))];
}
