import { Button, Link } from '@forecourt/ui';
import { Form, useLocation } from 'react-router';
import { buildNotFoundView } from './build-not-found-view.ts';
import styles from './NotFoundHelp.module.css';

/**
 * Links for a page that is not found. Every page bundles this, so the input is a plain one: the validation of
 * a form field would add weight to all of them.
 */
export function NotFoundHelp() {
  const { search, links } = buildNotFoundView(useLocation().pathname);
  return (
    <>
      <Form className={styles.search} role="search" action={search.action}>
        <label className={styles.label} htmlFor="not-found-search">
          {search.label}
        </label>
        <input
          className={styles.input}
          id="not-found-search"
          name="q"
          type="search"
          placeholder="Make or model"
          autoComplete="off"
        />
        <Button type="submit">Search</Button>
      </Form>
      <nav className={styles.elsewhere} aria-labelledby="not-found-links">
        <h2 className={styles.title} id="not-found-links">
          Or go to
        </h2>
        <ul className={styles.links}>
          {links.map(({ text, href }) => (
            <li key={href}>
              <Link href={href}>{text}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
