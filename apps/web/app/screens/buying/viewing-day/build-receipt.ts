import { type Advert, decideHandoverPapers, formatMileage, formatPrice, pinMinutes } from '@forecourt/domain';

export interface ReceiptView {
  /** An empty value is a line to write on. */
  facts: readonly { label: string; value: string }[];
  answers: readonly { label: string; value: string }[];
  steps: readonly string[];
  hasPin: boolean;
}

const common = [
  'The seller’s name and address are those on the registration certificate or log book. Look at their photo ID.',
  'The frame number on the vehicle is the one on the papers. Write it above.',
];

const certificateSteps = [
  ...common,
  'The seller enters the registration and the certificate’s number on the State’s online service for a change of ownership.',
  `They get a PIN by email. Enter it yourself within ${pinMinutes} minutes, signed in with a verified MyGovID.`,
  'Pay and take the keys once the service says the change has gone through.',
];

const logBookSteps = [
  ...common,
  'Fill in form RF200 together, and both sign it.',
  'The seller sends it with the log book to the motor tax office. Keep a photo of both.',
];

/** From what the advert says to everyone: nothing that only its seller knows. */
export function buildReceipt(advert: Advert): ReceiptView {
  const { vehicle, publicReference } = advert;
  const hasPin = decideHandoverPapers(vehicle.registration, vehicle.year).kind === 'certificate';
  return {
    facts: [
      { label: 'Vehicle', value: [advert.title, vehicle.derivative].filter(Boolean).join(', ') },
      { label: 'Registration', value: vehicle.registration ?? '' },
      { label: 'Frame number (VIN)', value: '' },
      { label: 'Advert', value: publicReference },
      { label: 'Mileage in the advert', value: formatMileage(vehicle) },
      { label: 'Mileage today', value: '' },
      { label: 'Asking price', value: formatPrice(advert.price) },
      { label: 'Price paid', value: '' },
      { label: 'How it was paid', value: '' },
      { label: 'Date and time', value: '' },
    ],
    answers: listAnswers(advert),
    steps: hasPin ? certificateSteps : logBookSteps,
    hasPin,
  };
}

function listAnswers({ vehicle, usual }: Advert): ReceiptView['answers'] {
  const accident =
    vehicle.isAccidentDeclared === null ? vehicle.accidentHistory : yesNo(vehicle.isAccidentDeclared);
  const answers = [
    { key: 'isAccidentDeclared', label: 'Accident or write-off:', value: accident },
    { key: 'financeOwed', label: 'Finance owed:', value: vehicle.financeOwed },
    { key: 'hireUse', label: 'Taxi, hire or driving school:', value: vehicle.hireUse },
    { key: 'serviceHistory', label: 'Service history:', value: vehicle.serviceHistory },
    { key: 'owners', label: 'Owners:', value: vehicle.owners === null ? null : String(vehicle.owners) },
  ] as const;
  return answers.flatMap(({ key, label, value }) =>
    value === null || usual.includes(key) ? [] : { label, value },
  );
}

const yesNo = (value: boolean) => (value ? 'Yes' : 'No');
