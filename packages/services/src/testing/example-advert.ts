import type { Advert } from '@forecourt/domain';
import { exampleAdvert as plainAdvert } from '@forecourt/domain/testing';

/**
 * The domain's plain advert from a private seller, with drawings that the illustrator knows, for tests to
 * vary.
 */
export function exampleAdvert(changes: Partial<Advert> = {}): Advert {
  return {
    ...plainAdvert,
    pictures: ['drawing:side', 'drawing:front'],
    seller: { kind: 'private', name: 'Aoife', phone: null, email: null },
    ...changes,
  };
}
