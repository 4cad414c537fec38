import type { CalculatorName } from '@forecourt/content';
import type { IllustrationName } from '@forecourt/domain';
import { InfoCard } from '@forecourt/ui';
import styles from './Calculator.module.css';

interface Tool {
  title: string;
  words: string;
  href: string;
  illustrationName: IllustrationName;
}

const tools: Record<CalculatorName, Tool> = {
  finance: {
    title: 'Compare ways to pay',
    words: 'Hire purchase, PCP and loan: how each works and what it costs in all.',
    href: '/car-finance',
    illustrationName: 'flexible-finance-options',
  },
  valuation: {
    title: 'See what a car is worth',
    words: 'Trade-in, private and dealer price, from what sellers ask now.',
    href: '/car-valuation',
    illustrationName: 'selling-car',
  },
  'vehicle-check': {
    title: 'Read a number plate',
    words: 'What the plate itself tells you, and what only a paid history check can.',
    href: '/vehicle-check',
    illustrationName: 'checking-history',
  },
};

/** Leads from a text to the tool that does its sums. */
export function Calculator({ name }: { name: CalculatorName }) {
  const { words, ...tool } = tools[name];
  return (
    <div className={styles.tool}>
      <InfoCard type="row" {...tool}>
        {words}
      </InfoCard>
    </div>
  );
}
