import { Anchor } from '@forecourt/ui';
import type { StepFrame } from './load-step.server.ts';
import styles from './StepNav.module.css';

const stateWords = { this: '', done: ', done', open: ', to do' };

/** All steps, which can be visited in any order. */
export function StepNav({ steps }: Pick<StepFrame, 'steps'>) {
  return (
    <nav aria-label="Steps of your advert">
      <ol className={styles.steps}>
        {steps.map(({ step, name, path, state }) => (
          <li key={step}>
            <Anchor
              className={styles.step}
              href={path}
              data-state={state}
              {...(state === 'this' && { 'aria-current': 'step' as const })}
            >
              {name}
              <span className="visually-hidden">{stateWords[state]}</span>
            </Anchor>
          </li>
        ))}
      </ol>
    </nav>
  );
}
