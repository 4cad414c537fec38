import { pinMinutes } from '@forecourt/domain';
import { brand } from '@forecourt/site';
import paper from './Handover.module.css';
import { PrintHint } from './PrintHint.tsx';
import sheet from './Sheet.module.css';

interface Fact {
  label: string;
  /** Empty for a line to write on. */
  value: string;
}

interface ReceiptSheetProps {
  facts: readonly Fact[];
  /** What was said about the vehicle; without answers it is left out. */
  stated: { title: string; answers: readonly Fact[] };
  /** How it changes hands. */
  owner: { title: string; by?: string; steps: readonly string[]; hasPin: boolean };
  otherCases?: readonly string[];
}

/** The receipt of a private sale, to be printed and signed by both. */
export function ReceiptSheet({ facts, stated, owner, otherCases = [] }: ReceiptSheetProps) {
  return (
    <>
      <div className={sheet.controls}>
        <PrintHint />
      </div>
      <article className={sheet.sheet} data-size="A4" aria-label="The sheet">
        <div className={paper.sheet}>
          <h2>Receipt for a vehicle sold privately</h2>
          <dl className={paper.facts}>
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {stated.answers.length > 0 ? (
            <section aria-labelledby="stated">
              <h2 id="stated">{stated.title}</h2>
              <ul>
                {stated.answers.map(({ label, value }) => (
                  <li key={label}>
                    {label} <strong>{value}.</strong>
                  </li>
                ))}
              </ul>
            </section>
          ) : null}
          <p>
            The seller sells the vehicle above as their own and has received the price. The buyer has seen it,
            has got the keys and the papers, and takes it as it is.
          </p>
          <div className={paper.sides}>
            {['Seller', 'Buyer'].map((side) => (
              <div className={paper.side} key={side}>
                <h2>{side}</h2>
                <p className={paper.line}>Name</p>
                <p className={paper.line}>Address</p>
                <p className={paper.line}>Phone</p>
                <p className={`${paper.line} ${paper.signature}`}>Signature</p>
              </div>
            ))}
          </div>
          <section aria-labelledby="owner">
            <h2 id="owner">{owner.title}</h2>
            {owner.by ? <p>{owner.by}</p> : null}
            <ol>
              {owner.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
            {owner.hasPin ? (
              <div className={paper.pin}>
                <p className={paper.line}>Certificate number</p>
                <p className={paper.line}>PIN came at</p>
                <p className={paper.line}>{`${pinMinutes} minutes end at`}</p>
              </div>
            ) : null}
          </section>
          {otherCases.length > 0 ? (
            <ul>
              {otherCases.map((words) => (
                <li key={words}>{words}</li>
              ))}
            </ul>
          ) : null}
          <p>
            {brand.name} is not part of this sale, holds no money and never asks for a PIN or a code. A
            private sale gives a buyer fewer rights than a sale by a dealer.
          </p>
        </div>
      </article>
    </>
  );
}
