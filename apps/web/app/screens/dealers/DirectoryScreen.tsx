import { dealerDirectoryPath } from '@forecourt/domain';
import { Breadcrumbs, Button, DealerCard, Link, Pagination, Select, TextInput } from '@forecourt/ui';
import { Form } from 'react-router';
import type { Choice, DirectoryView } from './build-directory-view.ts';
import styles from './DirectoryScreen.module.css';

export function DirectoryScreen({ view }: { view: DirectoryView }) {
  const hrefOfPage = (page: number) => (page === 1 ? view.path : `${view.path}?page=${page}`);
  return (
    <div className={styles.screen}>
      <Breadcrumbs items={view.trail} />
      <header>
        <h1>{view.heading}</h1>
        <p className={styles.summary}>{view.summary}</p>
      </header>
      <Form className={styles.form} action={dealerDirectoryPath()} key={view.path}>
        <TextInput id="name" label="Name" defaultValue={view.asked.name} />
        <Select
          id="make"
          label="Make"
          value={view.asked.make}
          options={[
            { value: '', label: 'Any make' },
            ...view.makes.map((make) => ({ value: make, label: make })),
          ]}
        />
        <Select
          id="county"
          label="County"
          value={view.asked.county}
          options={[
            { value: '', label: 'All Ireland' },
            ...view.counties.map((county) => ({ value: county, label: county })),
          ]}
        />
        <Button type="submit">Find dealers</Button>
      </Form>
      {view.nothing ? (
        <p>
          {view.nothing.text}{' '}
          {view.nothing.seeAll ? <Link href={dealerDirectoryPath()}>See all dealers</Link> : null}
        </p>
      ) : (
        <ul className={styles.cards}>
          {view.cards.map(({ id, ...card }) => (
            <li key={id}>
              <DealerCard {...card} />
            </li>
          ))}
        </ul>
      )}
      <Pagination {...view.pagination} hrefOfPage={hrefOfPage} />
      <Choices title="Dealers by county" choices={view.byCounty} />
      <Choices title="Dealers by make" choices={view.byMake} />
    </div>
  );
}

function Choices({ title, choices }: { title: string; choices: readonly Choice[] }) {
  if (choices.length === 0) return null;
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.choices}>
        {choices.map(({ text, count, href }) => (
          <li key={href}>
            <Link href={href}>{text}</Link> <span className={styles.count}>{count}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
