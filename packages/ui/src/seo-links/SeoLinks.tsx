import type { SeoLinks as SeoLinksView } from '@forecourt/site';
import { Anchor } from '../link/Anchor.tsx';
import styles from './SeoLinks.module.css';

/** A page has them once. A generated id would be another one in HTML that the server keeps. */
const name = 'more-links';

/**
 * Tabs made of radio buttons: the browser deselects the others and CSS shows the selected tab's links, so
 * they switch before JavaScript runs and every link is in the page without a script.
 */
export function SeoLinks({ title, subTitle, tabs }: SeoLinksView) {
  const selected = Math.max(
    0,
    tabs.findIndex((tab) => tab.isSelected),
  );
  return (
    <section aria-labelledby={`${name}-title`}>
      <h2 className={styles.title} id={`${name}-title`}>
        {title}
      </h2>
      {subTitle ? <p className={styles.subTitle}>{subTitle}</p> : null}
      {/* Another page's tabs start fresh: the selected one of the old tabs may not be among them. */}
      <div
        className={styles.tabs}
        key={tabs.map((tab) => tab.title).join('\n')}
        role="radiogroup"
        aria-labelledby={`${name}-title`}
      >
        {tabs.map((tab, index) => (
          <div className={styles.tab} key={tab.title}>
            <label className={styles.name}>
              <input
                type="radio"
                className="visually-hidden"
                name={name}
                defaultChecked={index === selected}
              />
              {tab.title}
            </label>
            <ul className={styles.links}>
              {tab.links.map(({ text, href }) => (
                <li key={href}>
                  <Anchor href={href}>{text}</Anchor>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
