import { longestReview, type ReviewErrors, type ReviewFields } from '@forecourt/site';
import { Button, Link, MessageBanner, TextArea, TextInput } from '@forecourt/ui';
import { ErrorSummary } from '../../../parts/forms/ErrorSummary.tsx';
import styles from '../../../parts/signed-link/SignedPage.module.css';
import { notStoredWords } from '../../../parts/signed-link/store-once.ts';
import { StarChoice } from './StarChoice.tsx';

interface ReviewFormProps {
  fields: ReviewFields;
  errors: ReviewErrors;
  wasNotKept: boolean;
}

export function ReviewForm({ fields, errors, wasNotKept }: ReviewFormProps) {
  const { rating, title, body: review, author: name } = errors;
  return (
    <form className={styles.form} method="post">
      {wasNotKept ? <MessageBanner type="error" title={notStoredWords} focusOn={fields} /> : null}
      {Object.keys(errors).length > 0 ? (
        <ErrorSummary
          title="Your review was not sent"
          errors={{ rating, title, review, name }}
          answer={errors}
        />
      ) : null}
      <StarChoice chosen={fields.rating} error={errors.rating} />
      <TextInput
        id="title"
        label="In a few words"
        isRequired
        defaultValue={fields.title}
        {...(errors.title !== undefined && { error: errors.title })}
      />
      <TextArea
        id="review"
        name="body"
        label="Your review"
        isRequired
        maxLength={longestReview}
        defaultValue={fields.body}
        {...(errors.body !== undefined && { error: errors.body })}
      />
      <TextInput
        id="name"
        name="author"
        label="Name shown with it"
        helpText="A first name is enough."
        isRequired
        defaultValue={fields.author}
        {...(errors.author !== undefined && { error: errors.author })}
      />
      <p className={styles.note}>
        Somebody reads every review before it is shown. Your e-mail is never shown, and kept as our{' '}
        <Link href="/terms-and-conditions/privacy-policy" target="_blank">
          privacy policy
        </Link>{' '}
        says.
      </p>
      <Button type="submit">Send the review</Button>
    </form>
  );
}
