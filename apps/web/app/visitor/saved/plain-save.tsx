import { savedVehiclesPath } from '@forecourt/site';
import type { PlainSubmit } from '@forecourt/ui';

const formId = 'save';

/** The form of every save button on a page, for visitors without JavaScript. Mounted once. */
export function PlainSaveForm() {
  return (
    <form id={formId} method="post" action={savedVehiclesPath} hidden>
      {/* On a page without save buttons the form would have none, which is an error in HTML checkers. */}
      <button type="submit">Save</button>
    </form>
  );
}

export const plainSave = (reference: string): PlainSubmit => ({
  form: formId,
  name: 'save',
  value: reference,
});
export const plainRemove = (reference: string): PlainSubmit => ({
  form: formId,
  name: 'remove',
  value: reference,
});
