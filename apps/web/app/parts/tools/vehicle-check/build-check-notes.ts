import { type Channel, formatMonth } from '@forecourt/domain';
import { isNctExempt, type VehicleCheck } from '@forecourt/pricing';
import type { PlateNote } from '../../plate/plate-view.ts';
import { importNote, windowWords } from '../../plate/plate-words.ts';
import { buildTaxNote } from './build-tax-note.ts';

/** The plate explained in words, point by point. */
export function buildCheckNotes(check: VehicleCheck, now: Date): PlateNote[] {
  const latest = check.earlierAdverts.at(-1);
  const channel = latest?.channel ?? null;
  const notes = [
    registeredNote(check),
    countyNote(check),
    formNote(check),
    importNote(check.importSign),
    buildTaxNote(check.taxedBy, latest),
    ...testNotes(check, channel, now),
  ];
  return notes.filter((note) => note !== null);
}

function registeredNote({ registered, half, kind }: VehicleCheck): PlateNote {
  const note = { key: 'registered', label: 'First registered', tone: 'plain' } as const;
  if (!registered) {
    return { ...note, value: 'The plate does not say', explanation: 'See the registration certificate.' };
  }
  const isWholeYear = kind === 'irish' && half === null;
  return {
    ...note,
    value: isWholeYear ? registered.from.slice(0, 4) : monthsWords(registered.from, registered.to),
    explanation:
      kind === 'british'
        ? 'When such plates were given out in Great Britain.'
        : 'In whichever country that was: a used import keeps its first year.',
  };
}

/** `July to December 2018`, `September 2019 to February 2020` */
function monthsWords(from: string, to: string): string {
  const isSameYear = from.slice(0, 4) === to.slice(0, 4);
  return `${isSameYear ? formatMonth(from).split(' ')[0] : formatMonth(from)} to ${formatMonth(to)}`;
}

function countyNote({ county, kind }: VehicleCheck): PlateNote | null {
  if (county === null || kind !== 'irish') return null;
  return {
    key: 'county',
    label: 'County',
    value: `Co. ${county}`,
    explanation: 'Where it was first registered in Ireland, not where it has lived.',
    tone: 'plain',
  };
}

/** What an uncommon plate format means for a buyer. */
function formNote({ kind }: VehicleCheck): PlateNote | null {
  const note = { key: 'form', label: 'Kind of plate', tone: 'plain' } as const;
  switch (kind) {
    case 'vintage':
      return {
        ...note,
        value: 'ZV, for old vehicles',
        explanation: 'Given on request to vehicles over thirty years old that are registered here.',
      };
    case 'temporary':
      return {
        ...note,
        value: 'ZZ, for a short time',
        explanation: 'A temporary registration. To keep it here it needs a plate of its own.',
        tone: 'watch',
      };
    case 'british':
      return {
        ...note,
        value: 'Great Britain',
        explanation: 'To keep it here you register it: VRT, and perhaps VAT and customs, are due.',
        tone: 'watch',
      };
    case 'irish-before-1987':
      return {
        ...note,
        value: 'Irish, before 1987',
        explanation: 'The letters stood for a council and were given out for decades.',
      };
    case 'irish':
    case 'northern-irish':
      return null;
  }
}

function testNotes(check: VehicleCheck, channel: Channel | null, now: Date): (PlateNote | null)[] {
  if (channel === 'Bike') return [];
  const { tests, kind } = check;
  const isExempt = isNctExempt(check, now);
  if (kind === 'irish-before-1987') {
    return [
      {
        key: 'nct',
        label: 'NCT',
        value: isExempt ? 'None needed' : 'None from forty years on',
        explanation: 'Cars are tested until they are forty years old.',
        tone: 'plain',
      },
    ];
  }
  if (!tests) return [];
  const [nct, ...later] = tests.nct;
  const [cvrt] = tests.cvrt;
  const years = later.map(({ to }) => to.slice(0, 4)).join(', ');
  return [
    channel === 'Commercial'
      ? null
      : {
          key: 'nct',
          label: channel === null ? 'NCT, if it is a car' : 'NCT',
          value: nct ? `Due ${windowWords(nct.from, nct.to)}` : isExempt ? 'None needed' : 'No further one',
          explanation: nct
            ? `${years ? `Then in ${years}. ` : ''}On the anniversary of its first registration.`
            : 'The last test is at 38 years: from forty on none is needed.',
          tone: 'plain',
        },
    channel === 'Car' || !cvrt
      ? null
      : {
          key: 'cvrt',
          label: channel === null ? 'CVRT, if it is a van' : 'CVRT',
          value: `Due ${windowWords(cvrt.from, cvrt.to)}`,
          explanation: 'Every year.',
          tone: 'plain',
        },
  ];
}
