import { emptySellingFields } from '@forecourt/domain';
import { expect, it } from 'vitest';
import { draftName } from './draft-name.ts';

it.each([
  [{ make: 'volkswagen', model: 'golf', plate: '191-D-12345' }, 'Volkswagen Golf, 191-D-12345'],
  [{ make: 'VW', model: 'GOLF' }, 'Volkswagen Golf'],
  [{ make: 'vw' }, 'Volkswagen'],
  [{ make: 'Zorb', model: 'quick one' }, 'Zorb quick one'],
  [{ channel: 'Bike', make: 'honda', model: 'cb500x' }, 'Honda CB500X'],
  [{ plate: '191-D-12345' }, '191-D-12345'],
  [{}, 'Your advert'],
])('of %o is %s', (fields, name) => expect(draftName({ ...emptySellingFields, ...fields })).toBe(name));
