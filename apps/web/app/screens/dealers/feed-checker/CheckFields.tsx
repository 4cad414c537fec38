import { maxFeedBytes, maxFeedWords, maxPastedLength } from '@forecourt/services';
import { Button, describedBy, Field, TextArea } from '@forecourt/ui';
import { type ChangeEvent, useState } from 'react';
import { FormToken } from '../../../parts/forms/FormToken.tsx';
import styles from './CheckFields.module.css';
import { feedFieldNames } from './feed-field-names.ts';

interface CheckFieldsProps {
  token: string;
  pasted: string;
  isChecking: boolean;
}

const fileHelp = `CSV with a header, or NDJSON. In UTF-8, plain or gzipped, up to ${maxFeedWords}.`;
const accepted = '.csv,.tsv,.txt,.ndjson,.jsonl,.json,.gz,text/csv,application/x-ndjson,application/gzip';

export function CheckFields({ token, pasted, isChecking }: CheckFieldsProps) {
  const [message, setMessage] = useState<string | null>(null);
  // Warn before minutes of uploading are wasted.
  const look = (event: ChangeEvent<HTMLInputElement>) => {
    const size = event.currentTarget.files?.[0]?.size ?? 0;
    const isTooLarge = size > maxFeedBytes;
    setMessage(isTooLarge ? `This file is larger than ${maxFeedWords}. Gzip it, or send part of it.` : null);
  };
  return (
    <>
      <FormToken token={token} />
      <Field id="feed" label="A file" helpText={fileHelp} message={message}>
        <input
          className={styles.file}
          id="feed"
          name={feedFieldNames.file}
          type="file"
          accept={accepted}
          aria-invalid={message !== null}
          aria-describedby={describedBy('feed', fileHelp, message)}
          onChange={look}
        />
      </Field>
      <TextArea
        id="rows"
        name={feedFieldNames.text}
        label="Or paste rows, with the header if it is CSV"
        maxLength={maxPastedLength}
        defaultValue={pasted}
      />
      <div>
        <Button type="submit" isDisabled={isChecking || message !== null}>
          {isChecking ? 'Checking…' : 'Check the feed'}
        </Button>
      </div>
    </>
  );
}
