import { ButtonLink } from '@forecourt/ui';
import { notFound } from '../../../addresses/not-found.ts';
import { pageHeadOf } from '../../../head/page-head-of.ts';
import { Blocks } from '../../../parts/content/Blocks.tsx';
import { Lead } from '../../../parts/content/Lead.tsx';
import { ReadNext } from '../../../parts/content/ReadNext.tsx';
import { readListPage } from '../../../parts/content/read-list-page.ts';
import { resolveBlocks } from '../../../parts/content/resolve-blocks.ts';
import { TextLayout } from '../../../parts/content/TextLayout.tsx';
import { sendOpenEnquiry } from '../../../parts/enquiry/form/send-open-enquiry.ts';
import { handleEnquiry } from '../../../parts/enquiry/handle-enquiry.ts';
import { loadContact } from '../../../parts/enquiry/load-contact.ts';
import { LazyBoundary } from '../../../parts/lazy-component/LazyBoundary.tsx';
import { ToolPanel } from '../../../parts/lazy-component/lazy-parts.ts';
import { ScreenHeader } from '../../../parts/screen-header/ScreenHeader.tsx';
import { servicesContext } from '../../../shell/request-context.ts';
import type { Route } from './+types/page';
import { ArticleList } from './ArticleList.tsx';
import { listedAPage } from './build-list-view.ts';
import { buildPageView } from './build-page-view.ts';
import { PageForm } from './PageForm.tsx';
import styles from './page.module.css';

const relatedCount = 3;

/** Not about a vehicle, and addressed to no seller. */
const toTheSite = { channel: 'Car', publicReference: null, dealerId: null } as const;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => pageHeadOf(matches, loaderData?.head);

/** Any page whose text is in a content file: its path is the file's path. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { content, site } = services;

  const page = content.page(url.pathname);
  if (!page) throw notFound();

  const listed = page.list ? content.list(page.list) : [];
  const listPage = page.list ? readListPage(url, { count: listed.length, aPage: listedAPage }) : 1;
  const view = buildPageView({
    page,
    parent: content.page(url.pathname.replace(/\/[^/]+$/, '')),
    blocks: await resolveBlocks(page.blocks, services, { params: url.searchParams, path: url.pathname }),
    listed,
    listPage,
    related: content.related(page, relatedCount),
    origin: site.origin,
  });
  if (!view) throw notFound();
  const contact = page.form ? loadContact({ url, context }) : null;
  return { ...view, form: page.form ?? null, contact };
}

/** Handles the form of a page that has one. */
export async function action(args: Route.ActionArgs) {
  const page = args.context.get(servicesContext).content.page(args.url.pathname);
  if (!page?.form) throw new Response(null, { status: 405 });
  return handleEnquiry(args, toTheSite, [page.form]);
}

export const clientAction = sendOpenEnquiry;

export default function PageScreen({ loaderData: view, actionData }: Route.ComponentProps) {
  const form =
    view.form && view.contact ? (
      <PageForm kind={view.form} contact={view.contact} result={actionData} />
    ) : null;
  const list = view.list ? <ArticleList list={view.list} path={view.path} /> : null;
  return (
    <>
      <div className={styles.top}>
        <ScreenHeader trail={view.breadcrumbs} title={view.title} lead={view.summary} picture={view.picture}>
          {view.action ? (
            <p className={styles.action}>
              <ButtonLink href={view.action.href}>{view.action.label}</ButtonLink>
            </p>
          ) : null}
        </ScreenHeader>
      </div>
      <TextLayout
        contents={view.contents}
        tool={
          view.tool ? (
            <LazyBoundary size="tool">
              <ToolPanel view={view.tool} />
            </LazyBoundary>
          ) : null
        }
      >
        {view.lead ? <Lead lead={view.lead} id={view.lead.id} /> : null}
        <Blocks blocks={view.blocks} form={form} list={list} />
        {view.hasListInText ? null : list}
        {view.hasFormInText ? null : form}
        <p className={styles.changed}>{view.changed}</p>
      </TextLayout>
      <ReadNext cards={view.related} />
    </>
  );
}
