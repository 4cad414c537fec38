import { formatMonth, type OtherPlate, type Plate } from '@forecourt/domain';
import type { WorkingStep } from '../working/working.ts';

/** What each part of a plate means, in order. */
export function describePlate(plate: Plate | OtherPlate): WorkingStep[] {
  switch (plate.kind) {
    case 'irish':
      return [
        line(
          'Year',
          plate.half === null
            ? `first registered in ${plate.year}`
            : `first registered in ${plate.half === 1 ? 'January to June' : 'July to December'} ${plate.year}`,
        ),
        line('County', `${plate.code} stands for ${plate.county}, where it was first registered in Ireland`),
        line('Number', `number ${plate.number} of those registered there in that time`),
      ];
    case 'northern-irish':
      return [line('Plate', `Northern Ireland, ${plate.county}; it doesn’t show a year`)];
    case 'vintage':
      return [line('Plate', 'ZV: more than thirty years old when it was registered here')];
    case 'temporary':
      return [line('Plate', 'ZZ: a temporary registration')];
    case 'british':
      return [
        line('Plate', 'Great Britain'),
        line('Year', `issued there from ${formatMonth(plate.from)} to ${formatMonth(plate.to)}`),
      ];
    case 'irish-before-1987':
      return [line('Plate', 'an Irish plate from before 1987; it doesn’t show a year')];
  }
}

function line(label: string, detail: string): WorkingStep {
  return { label, detail, amount: null };
}
