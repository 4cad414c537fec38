import type { Dealer } from '@forecourt/domain';

/** A plain dealer for tests to vary. */
export function exampleDealer(changes: Partial<Dealer> = {}): Dealer {
  const open = { opens: '09:00', closes: '18:00' };
  return {
    id: 7,
    source: 'example',
    sourceReference: 'd7',
    name: 'Blackwater Valley Motors',
    addressLines: ['Navigation Road', 'Mallow'],
    eircode: 'P51 X8Y2',
    place: {
      county: 'Cork',
      town: 'Mallow',
      routingKey: 'P51',
      latitude: 52.134,
      longitude: -8.641,
      precision: 'exact',
    },
    phone: '020 910 0001',
    email: 'sales@blackwatervalley.example',
    whatsapp: null,
    websiteUrl: null,
    logoUrl: null,
    about: '',
    franchises: [],
    services: [],
    people: [],
    financePartners: [],
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
