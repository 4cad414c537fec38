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
          title="Your review wasn’t sent"
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
        label="Name to show"
        helpText="A first name is enough."
        isRequired
        defaultValue={fields.author}
        {...(errors.author !== undefined && { error: errors.author })}
      />
      <p className={styles.note}>
        We read every review before it goes up. Your email is never shown: our{' '}
        <Link href="/terms-and-conditions/privacy-policy" target="_blank">
          privacy policy
        </Link>{' '}
        explains how we keep it.
      </p>
      <Button type="submit">Send review</Button>
    </form>
  );
}
