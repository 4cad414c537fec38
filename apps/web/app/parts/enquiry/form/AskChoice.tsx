import { type AnswerableKind, answerableKinds, requestKindWords, viewingKindWords } from '@forecourt/domain';
import { useLocation } from 'react-router';
import { RouterLink } from '../../../shell/shortcuts/links/RouterLink.tsx';
import { contactAddress } from '../contact-address.ts';
import styles from './EnquiryForm.module.css';

const labels: Record<AnswerableKind, string> = {
  email: 'Message',
  ...requestKindWords,
  ...viewingKindWords,
};

/** What to ask the seller for: each is a form of its own, at an address of its own. */
export function AskChoice({ kind }: { kind: string }) {
  const location = useLocation();
  return (
    <nav aria-label="What would you like to ask for?">
      <ul className={styles.choice}>
        {answerableKinds.map((each) => (
          <li key={each}>
            <RouterLink
              way="quiet"
              href={contactAddress(location, each)}
              {...(each === kind && { 'aria-current': 'page' as const })}
            >
              {labels[each]}
            </RouterLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
