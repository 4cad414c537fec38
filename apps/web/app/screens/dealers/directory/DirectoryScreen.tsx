import { Anchor, MessageBanner, Pagination, SeoLinks } from '@forecourt/ui';
import { CountyPicker } from '../../../parts/county-picker/CountyPicker.tsx';
import { hrefOfPage } from '../../../parts/dealer/page-address.ts';
import { ScreenHeader } from '../../../parts/screen-header/ScreenHeader.tsx';
import { Notices } from '../../buying/results/search-summary/Notices.tsx';
import type { DirectoryView } from './build-directory-view.ts';
import { DealerCards } from './DealerCards.tsx';
import styles from './DirectoryScreen.module.css';
import { DirectoryToolbar } from './DirectoryToolbar.tsx';
import { DirectoryForm } from './form/DirectoryForm.tsx';
import { MakeLinks } from './form/MakeLinks.tsx';
import { NothingFound } from './NothingFound.tsx';

export function DirectoryScreen({ view }: { view: DirectoryView }) {
  return (
    <div className={styles.screen}>
      <ScreenHeader trail={view.trail} title={view.heading} lead={view.summary} isLeadStatus />
      <DirectoryForm view={view} />
      <Notices problems={view.problems} spellings={[]} />
      {view.notices.map(({ text, link }) => (
        <MessageBanner key={text} type="informational" title={text}>
          {link ? <Anchor href={link.href}>{link.text}</Anchor> : null}
        </MessageBanner>
      ))}
      <MakeLinks links={view.makeLinks} />
      <div className={styles.columns} data-entrance={view.entrance ?? undefined}>
        <section className={styles.list} id="results" aria-labelledby="dealers-title">
          <h2 className="visually-hidden" id="dealers-title">
            Dealers
          </h2>
          <DirectoryToolbar view={view} />
          {view.nothing ? <NothingFound {...view.nothing} /> : <DealerCards cards={view.cards} />}
          <Pagination
            {...view.pagination}
            hrefOfPage={(page) => `${hrefOfPage(view.firstPageHref, 'page', page)}#results`}
          />
        </section>
        <section className={styles.counties} id="counties" aria-labelledby="counties-title">
          <h2 className={styles.title} id="counties-title">
            Dealers by county
          </h2>
          <CountyPicker {...view.picker} />
        </section>
      </div>
      {view.seo ? <SeoLinks {...view.seo} /> : null}
    </div>
  );
}
