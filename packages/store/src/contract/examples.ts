import {
  type AdvertDraft,
  type DealerDraft,
  type EnquiryDraft,
  type Vehicle,
  vehicleAttributes,
} from '@forecourt/domain';

const noValues = Object.fromEntries(vehicleAttributes.map(({ key }) => [key, null])) as unknown as Vehicle;

export const golf: Vehicle = {
  ...noValues,
  make: 'Volkswagen',
  model: 'Golf',
  condition: 'Used',
  year: 2019,
  mileage: 84_500,
  fuel: 'Diesel',
  equipment: ['Heated seats', 'Tow bar'],
};

export function exampleAdvert(sourceReference: string, changes: Partial<AdvertDraft> = {}): AdvertDraft {
  return {
    source: 'example',
    sourceReference,
    channel: 'Car',
    title: '191 Volkswagen Golf',
    description: 'One owner. It’s "as new" — €0 to pay \\ until May.',
    vehicle: golf,
    price: 15_950,
    finance: null,
    pictures: ['drawing:side', 'https://pictures.example/1.jpg'],
    videoUrl: null,
    hasSpin: false,
    seller: { kind: 'private', name: 'Aoife', phone: '+353 20 910 0001', email: null },
    place: {
      county: 'Cork',
      town: 'Mallow',
      routingKey: 'P51',
      latitude: 52.134,
      longitude: -8.641,
      precision: 'exact',
    },
    isFeatured: false,
    usual: [],
    doubted: [],
    ...changes,
  };
}

export function exampleDealer(sourceReference: string, changes: Partial<DealerDraft> = {}): DealerDraft {
  const open = { opens: '09:00', closes: '18:00' };
  return {
    source: 'example',
    sourceReference,
    name: `Dealer ${sourceReference}`,
    addressLines: ['Main Street', 'Mallow'],
    eircode: 'P51 AB12',
    place: {
      county: 'Cork',
      town: 'Mallow',
      routingKey: 'P51',
      latitude: 52.134,
      longitude: -8.641,
      precision: 'exact',
    },
    phone: null,
    email: null,
    whatsapp: null,
    websiteUrl: null,
    logoUrl: null,
    about: '',
    franchises: ['Volkswagen'],
    services: [],
    people: [{ name: 'Seán Ó Briain', role: 'Sales' }],
    financePartners: [{ name: 'Portach Motor Finance', kinds: ['HP', 'PCP'] }],
    openingHours: {
      monday: open,
      tuesday: open,
      wednesday: open,
      thursday: open,
      friday: open,
      saturday: null,
      sunday: null,
    },
    isSimiApproved: true,
    isFeaturedPartner: false,
    hasStore: true,
    ...changes,
  };
}

export function exampleEnquiry(idempotencyKey: string): EnquiryDraft {
  return {
    idempotencyKey,
    channel: 'Car',
    kind: 'email',
    publicReference: null,
    dealerId: null,
    name: 'Niamh',
    email: 'niamh@example.ie',
    phone: null,
    message: 'Is it still for sale?',
    preferredTime: null,
    visitor: 'visitor',
  };
}
