import type { Account, SellingFields } from '@forecourt/domain';

/**
 * The fields as the step about the seller first shows them: with the first name and the phone number of the account. Once a
 * name is stored the seller has decided about both, and may have left the number out.
 */
export function offerContact(
  fields: SellingFields,
  account: Pick<Account, 'name' | 'phone'> | null,
): SellingFields {
  if (!account || fields.name !== '') return fields;
  const [firstName = ''] = account.name.split(' ');
  return { ...fields, name: firstName, phone: fields.phone || (account.phone ?? '') };
}
