import { Breadcrumbs } from '@forecourt/ui';
import { Blocks } from '../../content/Blocks.tsx';
import { Contents } from '../../content/Contents.tsx';
import { ReadNext } from '../../content/ReadNext.tsx';
import { resolveBlocks } from '../../content/resolve-blocks.ts';
import { handleEnquiry } from '../../enquiry/handle-enquiry.ts';
import { loadContact } from '../../enquiry/load-contact.ts';
import { sendEnquiry } from '../../enquiry/send-enquiry.ts';
import { notFound } from '../../not-found.ts';
import { pageHeadOf } from '../../page-head/page-head-of.ts';
import { servicesContext } from '../../request-context.ts';
import type { Route } from './+types/page';
import { buildPageView } from './build-page-view.ts';
import { ModuleCards } from './ModuleCards.tsx';
import { PageForm } from './PageForm.tsx';
import { PageTop } from './PageTop.tsx';
import styles from './page.module.css';
import { Sections } from './Sections.tsx';

const RELATED = 3;

/** Not about a vehicle, and to no seller. */
const toTheSite = { channel: 'Car', publicReference: null, dealerId: null } as const;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => pageHeadOf(matches, loaderData?.head);

/** Any page whose words stand in a file: its address is its file's place. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { content, site } = services;

  const page = content.page(url.pathname);
  if (!page) throw notFound();

  const listed = page.list ? content.list(page.list) : [];
  const [blocks, sections] = await Promise.all([
    resolveBlocks(page.blocks, services),
    Promise.all(
      listed.map(async (article) => ({ article, blocks: await resolveBlocks(article.blocks, services) })),
    ),
  ]);
  const view = buildPageView({
    page,
    parent: content.page(url.pathname.replace(/\/[^/]+$/, '')),
    blocks,
    sections,
    related: content.related(page, RELATED),
    origin: site.origin,
  });
  const contact = page.form ? await loadContact({ url, context }, toTheSite, '') : null;
  return { ...view, form: page.form ?? null, contact };
}

/** Takes in the form of a page that has one. */
export async function action(args: Route.ActionArgs) {
  const page = args.context.get(servicesContext).content.page(args.url.pathname);
  if (!page?.form) throw new Response(null, { status: 405 });
  return handleEnquiry(args, toTheSite, [page.form]);
}

export const clientAction = sendEnquiry;

export default function PageScreen({ loaderData: view, actionData }: Route.ComponentProps) {
  const form =
    view.form && view.contact ? (
      <PageForm kind={view.form} contact={view.contact} result={actionData} />
    ) : null;
  return (
    <>
      <div className={styles.trail}>
        <Breadcrumbs items={view.breadcrumbs} />
      </div>
      <PageTop title={view.title} summary={view.summary} picture={view.picture} action={view.action} />
      <div className={styles.layout}>
        {view.contents.length > 0 ? (
          <div className={styles.aside}>
            <Contents entries={view.contents} />
          </div>
        ) : null}
        <div className={styles.body}>
          <Blocks blocks={view.blocks} form={form} />
          <ModuleCards sections={view.sections} />
          <Sections sections={view.sections} />
          {view.hasFormInText ? null : form}
          <p className={styles.changed}>{view.changed}</p>
        </div>
      </div>
      <ReadNext cards={view.related} />
    </>
  );
}
