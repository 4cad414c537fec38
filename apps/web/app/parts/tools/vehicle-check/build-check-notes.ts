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
    return { ...note, value: 'The plate doesn’t say', explanation: 'See the registration certificate.' };
  }
  const isWholeYear = kind === 'irish' && half === null;
  return {
    ...note,
    value: isWholeYear ? registered.from.slice(0, 4) : monthsWords(registered.from, registered.to),
    explanation:
      kind === 'british'
        ? 'When these plates were issued in Great Britain.'
        : 'Here or abroad: a used import keeps its original year.',
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
  const note = { key: 'form', label: 'Plate type', tone: 'plain' } as const;
  switch (kind) {
    case 'vintage':
      return {
        ...note,
        value: 'ZV, for vintage vehicles',
        explanation: 'Issued on request to vehicles over thirty years old when they’re registered here.',
      };
    case 'temporary':
      return {
        ...note,
        value: 'ZZ, temporary',
        explanation: 'To stay here it needs a plate of its own.',
        tone: 'watch',
      };
    case 'british':
      return {
        ...note,
        value: 'Great Britain',
        explanation: 'To keep it here you have to register it: VRT is due, and maybe VAT and customs duty.',
        tone: 'watch',
      };
    case 'irish-before-1987':
      return {
        ...note,
        value: 'Irish, before 1987',
        explanation: 'The letters stand for the council that issued it, and ran for decades.',
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
        value: isExempt ? 'None needed' : 'None once it’s forty',
        explanation: 'Cars over forty years old don’t need an NCT.',
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
          label: channel === null ? 'NCT, if it’s a car' : 'NCT',
          value: nct ? `Due ${windowWords(nct.from, nct.to)}` : isExempt ? 'None needed' : 'No further one',
          explanation: nct
            ? `${years ? `Then in ${years}. ` : ''}On the anniversary of its first registration.`
            : 'The last test is at 38 years: none is needed from forty.',
          tone: 'plain',
        },
    channel === 'Car' || !cvrt
      ? null
      : {
          key: 'cvrt',
          label: channel === null ? 'CVRT, if it’s a van' : 'CVRT',
          value: `Due ${windowWords(cvrt.from, cvrt.to)}`,
          explanation: 'Every year.',
          tone: 'plain',
        },
  ];
}
