import { muteDays } from '@forecourt/domain';
import { Button, Disclosure, Link } from '@forecourt/ui';
import { Form } from 'react-router';
import { FormToken } from '../../../parts/forms/FormToken.tsx';
import styles from '../Alerts.module.css';
import { ChoiceFields } from '../ChoiceFields.tsx';
import type { AlertView } from './build-alerts-view.ts';

interface AlertItemProps {
  alert: AlertView;
  token: string;
  hasPush: boolean;
}

/** An alert with everything that its owner can do with it, each in one step. */
export function AlertItem({ alert, token, hasPush }: AlertItemProps) {
  const { id, name } = alert;
  return (
    <li className={styles.alert}>
      <h2>
        <Link href={alert.path}>{name}</Link>
      </h2>
      <p className={styles.note}>{alert.status}</p>
      <Form className={styles.ways} method="post">
        <FormToken token={token} />
        <input type="hidden" name="alert" value={id} />
        {alert.isWaiting ? <Act name={name} act="confirm" label="Confirm" isMain /> : null}
        {alert.isPaused ? <Act name={name} act="resume" label="Turn on" isMain /> : null}
        {alert.kind === 'search' && !alert.isWaiting ? (
          <Act name={name} act="edit" label="Edit search" />
        ) : null}
        {alert.isWaiting || alert.isPaused ? null : (
          <>
            <Act name={name} act="pause" label="Pause" />
            {alert.isMuted ? (
              <Act name={name} act="unmute" label="Unmute" />
            ) : (
              <Act name={name} act="mute" label={`Mute for ${muteDays} days`} />
            )}
          </>
        )}
        <Act name={name} act="end" label="End" />
      </Form>
      {alert.isWaiting ? null : (
        <Disclosure label="What and how often">
          <Form className={styles.form} method="post">
            <FormToken token={token} />
            <input type="hidden" name="alert" value={id} />
            <input type="hidden" name="act" value="change" />
            <ChoiceFields id={`alert-${id}`} kind={alert.kind} choices={alert.choices} hasPush={hasPush} />
            <Button type="submit" aria-label={`Save: ${name}`}>
              Save
            </Button>
          </Form>
        </Disclosure>
      )}
    </li>
  );
}

function Act({ act, label, name, isMain }: { act: string; label: string; name: string; isMain?: boolean }) {
  return (
    <Button
      type="submit"
      name="act"
      value={act}
      size="sm"
      variant={isMain ? 'primary' : 'secondary'}
      aria-label={`${label}: ${name}`}
    >
      {label}
    </Button>
  );
}
