import { nameOfModel, parseChannel, type SellingFields } from '@forecourt/domain';
import { NameBook } from '@forecourt/taxonomy';

const book = new NameBook();

/** What a draft is called before it has a title, in the spelling that its advert will have: `Volkswagen Golf, 191-D-12345`. */
export function draftName(
  fields: Pick<SellingFields, 'channel' | 'make' | 'model' | 'derivative' | 'plate'>,
): string {
  const name = fields.make === '' ? '' : readName(fields);
  return [name, fields.plate].filter(Boolean).join(', ') || 'Your advert';
}

function readName(fields: Parameters<typeof draftName>[0]): string {
  const channel = parseChannel(fields.channel) ?? 'Car';
  const { make, model } = book.read({ ...fields, channel });
  return nameOfModel(make, model).trim();
}
