import { type AttributeDefinition, vehicleAttributes } from '@forecourt/domain';
import { feedFields } from '../columns/feed-fields.ts';

/** For reasons that do not begin with the field's label, because another word reads better there. */
const otherWords: Readonly<Record<string, string>> = {
  Picture: 'Pictures',
  Eircode: 'Routing key',
  'Dealer’s place': 'Dealer’s county',
};

const fieldOfWords = new Map(Object.entries(otherWords));
for (const { label, channelWords = {} } of [...feedFields, ...vehicleAttributes] as AttributeDefinition[]) {
  fieldOfWords.set(label, label);
  for (const words of Object.values(channelWords)) fieldOfWords.set(words.label, label);
}
const mostWords = Math.max(...[...fieldOfWords.keys()].map((words) => words.split(' ').length));

/**
 * The field that a reason is about: `Mileage` in `Mileage "low" is not a number`. Every reason is a sentence
 * that begins with its field; one about the whole row begins otherwise and has none. The longest matching
 * field counts: `Price excludes VAT "x" is neither yes nor no` is not about the price.
 */
export function findFieldOfReason(reason: string): string | null {
  const words = reason.split(' ', mostWords);
  for (let count = words.length; count > 0; count--) {
    const field = fieldOfWords.get(words.slice(0, count).join(' ').replace(/:$/, ''));
    if (field !== undefined) return field;
  }
  return null;
}
