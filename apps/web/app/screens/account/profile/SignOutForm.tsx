import { Button } from '@forecourt/ui';
import { type FormEvent, useEffect, useState } from 'react';
import { FormToken } from '../../../parts/forms/FormToken.tsx';
import type { KeptOfAccount } from '../../buying/viewing-day/notebook/clear-notebook.ts';
import { unsavedDrafts } from '../../selling/draft/unsaved/unsaved-fields.ts';
import styles from './Account.module.css';

interface SignOutFormProps {
  token: string;
  session: number | string;
  device: string;
}

/**
 * Signs this device out. What it holds of the account's viewing-day notebook and of its drafts goes with it: the
 * phone may be shared.
 */
export function SignOutForm({ token, session, device }: SignOutFormProps) {
  const [kept, setKept] = useState('');

  useEffect(() => {
    loadNotebook()
      .then(({ countKept }) => countKept())
      .then((count) => setKept(describeKept(count)))
      // A browser that keeps nothing has nothing to clear.
      .catch(() => {});
  }, []);

  async function clearFirst(event: FormEvent<HTMLFormElement>) {
    unsavedDrafts.change(() => ({}));
    event.preventDefault();
    const form = event.currentTarget;
    await loadNotebook()
      .then(({ clearNotebook }) => clearNotebook())
      .catch(() => {});
    form.submit();
  }

  return (
    // A whole page is loaded: after signing out, it is another visitor's. Without an action of its own, the browser would
    // carry the section of this page into the address of the next.
    <form method="post" action="/account" onSubmit={clearFirst}>
      <FormToken token={token} />
      <input type="hidden" name="act" value="sign-out" />
      <input type="hidden" name="session" value={session} />
      <Button type="submit" variant="secondary" aria-label={`Sign out: ${device}`}>
        Sign out
      </Button>
      {kept ? <p className={styles.note}>{kept}</p> : null}
    </form>
  );
}

const loadNotebook = () => import('../../buying/viewing-day/notebook/clear-notebook.ts');

function describeKept({ notes, photos, unsent }: KeptOfAccount): string {
  if (notes + photos === 0) return '';
  const cleared = photos > 0 ? 'notes and photos' : 'notes';
  const kept =
    photos > 0 ? 'The notes stay in your account, the photos don’t.' : 'They stay in your account.';
  const lost = 'Some notes aren’t in your account yet: open your viewing day first.';
  return `This also clears your viewing-day ${cleared} from this device. ${unsent > 0 ? lost : kept}`;
}
