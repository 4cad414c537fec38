import { keepDeletedDays } from '@forecourt/domain';
import { Button, ButtonLink, MessageBanner } from '@forecourt/ui';
import { Form } from 'react-router';
import { FormToken } from '../../../parts/forms/FormToken.tsx';
import styles from './Account.module.css';
import type { AccountView } from './build-account-view.ts';

interface DeleteSectionProps {
  token: string;
  view: AccountView;
}

export function DeleteSection({ token, view }: DeleteSectionProps) {
  return (
    <section className={styles.section} id="delete" aria-labelledby="delete-title">
      <h2 id="delete-title">Your data</h2>
      <p>Everything we keep about you, as one file.</p>
      <div className={styles.ways}>
        <ButtonLink href="/account/download" variant="secondary" isRouter={false}>
          Download my data
        </ButtonLink>
      </div>
      {view.deletedOn ? (
        <MessageBanner type="warning" title={`Your account will be deleted on ${view.deletedOn}`}>
          <Form method="post">
            <FormToken token={token} />
            <input type="hidden" name="act" value="keep" />
            <Button type="submit">Keep my account</Button>
          </Form>
        </MessageBanner>
      ) : (
        <>
          <p>
            Deleting your account deletes your saved vehicles, your adverts, your messages and your name. You
            have {keepDeletedDays} days to change your mind; adverts that are live stay so until then, unless
            you end them first.
          </p>
          <Form method="post" reloadDocument>
            <FormToken token={token} />
            <input type="hidden" name="act" value="delete" />
            <Button type="submit" variant="secondary">
              Delete my account
            </Button>
          </Form>
        </>
      )}
    </section>
  );
}
