import type { Dealer } from '@forecourt/domain';
import { exampleDealer as exampleDraft } from '@forecourt/store/testing';

/** A plain dealer for tests to vary. */
export function exampleDealer(changes: Partial<Dealer> = {}): Dealer {
  return {
    ...exampleDraft('d7'),
    id: 7,
    name: 'Blackwater Valley Motors',
    addressLines: ['Navigation Road', 'Mallow'],
    eircode: 'P51 X8Y2',
    phone: '020 910 0001',
    email: 'sales@blackwatervalley.example',
    franchises: [],
    people: [],
    financePartners: [],
    ...changes,
  };
}
