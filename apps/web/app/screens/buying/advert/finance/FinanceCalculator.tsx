import { type AskedTerms, financeBounds } from '@forecourt/domain';
import { Button, Link, Select, TextInput } from '@forecourt/ui';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { financePath } from '../../../../parts/tools/tool-path.ts';
import { buildFinanceRows, decideTerms, type FinanceCalculatorView } from './build-finance-calculator.ts';
import styles from './FinanceCalculator.module.css';

const termOptions = financeBounds.terms.map((term) => ({ value: String(term), label: `${term} months` }));

/** Updates with every keystroke; before hydration it is a form that submits to the same page. */
export function FinanceCalculator({ finance }: { finance: FinanceCalculatorView }) {
  const { pathname } = useLocation();
  const { price, isLoan } = finance;
  const [asked, setAsked] = useState<AskedTerms>(finance.asked);
  const set = (field: keyof AskedTerms) => (value: string) => setAsked({ ...asked, [field]: value });
  const { terms, replaced } = decideTerms(finance, asked);
  const { monthly, type, rows } = buildFinanceRows(terms);
  const figure = (field: 'deposit' | 'balloon' | 'apr', label: string) => (
    <TextInput
      id={field}
      label={label}
      defaultValue={asked[field] ?? ''}
      placeholder={String(terms[field])}
      liveError={replaced[field]}
      onChange={set(field)}
    />
  );
  return (
    <form className={styles.calculator} method="get" action={`${pathname}#finance`}>
      {finance.kept.map(([name, value]) => (
        <input key={name + value} type="hidden" name={name} value={value} />
      ))}
      <div className={styles.fields}>
        {figure('deposit', isLoan ? 'Your own money (€)' : 'Deposit (€)')}
        <Select
          id="term"
          label="Term"
          options={termOptions}
          value={String(terms.termMonths)}
          {...(replaced.term && { error: replaced.term })}
          onChange={set('term')}
        />
        {isLoan ? null : figure('balloon', 'Final payment (€)')}
        {figure('apr', 'APR (%)')}
        <div className={styles.send}>
          <Button type="submit" variant="secondary">
            Calculate
          </Button>
        </div>
      </div>
      <output className={styles.example} htmlFor={isLoan ? 'deposit term apr' : 'deposit term balloon apr'}>
        <span className={styles.monthly}>
          <strong>{monthly}</strong> a month ({type})
        </span>
        <span className={styles.rows}>
          {rows.map(({ label, value }) => (
            <span key={label} className={styles.row}>
              <span>{label}</span> <strong>{value}</strong>
            </span>
          ))}
        </span>
      </output>
      <p className={styles.small}>
        An example, not an offer: the lender looks at your circumstances.{' '}
        {isLoan
          ? 'Private sellers don’t arrange finance: you’d borrow from a bank or credit union and own it from day one.'
          : 'If there’s a final payment, it’s yours only once that’s paid.'}
      </p>
      <p>
        <Link href={financePath(price)}>
          {isLoan ? 'Compare loans and other ways to pay' : 'Compare hire purchase, PCP and a loan'}
        </Link>
      </p>
    </form>
  );
}
