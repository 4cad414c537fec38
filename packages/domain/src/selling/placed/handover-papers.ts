import { plateFacts } from '../../registration/plate.ts';

/** From this year on a vehicle has a registration certificate; older ones have a log book. */
const firstCertificateYear = 1993;

/** How the change of owner is told to the State. */
export interface HandoverPapers {
  kind: 'certificate' | 'log-book';
  /** The year that decided it. */
  year: number;
  /** From the plate, or only as stated in the advert. */
  isByPlate: boolean;
}

/** Which papers a vehicle has. A plate that states no year leaves it to the advert. */
export function decideHandoverPapers(plate: string | null, statedYear: number): HandoverPapers {
  const ofPlate = plateFacts(plate)?.year ?? null;
  const year = ofPlate ?? statedYear;
  return {
    kind: year < firstCertificateYear ? 'log-book' : 'certificate',
    year,
    isByPlate: ofPlate !== null,
  };
}

/** How long the PIN of a sale is valid. */
export const pinMinutes = 30;
