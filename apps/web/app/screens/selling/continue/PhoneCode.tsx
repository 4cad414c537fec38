import type { SellingStep } from '@forecourt/domain';
import { Disclosure } from '@forecourt/ui';
import styles from './PhoneCode.module.css';

interface PhoneCodeProps {
  draftId: string;
  step: SellingStep;
  /** Whether the draft belongs to an account: then the phone asks for the sign-in. */
  isSignedIn: boolean;
}

/** The code that opens this step on a phone. The picture is asked for when the section is opened. */
export function PhoneCode({ draftId, step, isSignedIn }: PhoneCodeProps) {
  return (
    <div className={styles.phone}>
      <Disclosure label="Continue on your phone">
        <div className={styles.body}>
          <img
            className={styles.code}
            src={`/sell/advert/${draftId}/phone-code?step=${step}`}
            alt="QR code that opens this advert on a phone"
            width={224}
            height={224}
            loading="lazy"
          />
          <p>
            Point your phone’s camera at the code, then press Continue here.{' '}
            {isSignedIn
              ? 'You’ll sign in on the phone.'
              : 'You don’t need an account. It works for 15 minutes; don’t show it to anyone else.'}
          </p>
        </div>
      </Disclosure>
    </div>
  );
}
