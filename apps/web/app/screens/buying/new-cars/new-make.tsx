import { newMakePath } from '@forecourt/site';
import { movedTo } from '../../../addresses/moved-to.ts';
import { pageHeadOf } from '../../../head/page-head-of.ts';
import { servicesContext } from '../../../shell/request-context.ts';
import type { Route } from './+types/new-make';
import { findMakePage } from './find-make-page.server.ts';
import { MakeModels } from './MakeModels.tsx';
import { requireMake } from './require-new-car.server.ts';

export const meta: Route.MetaFunction = ({ matches, loaderData }) => pageHeadOf(matches, loaderData?.head);

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const make = await requireMake(services.search, params.make);
  // Another spelling of the make redirects to its canonical address.
  if (url.pathname !== newMakePath(make)) throw movedTo(newMakePath(make), url);
  return findMakePage(services, make, null);
}

export default function NewMake({ loaderData }: Route.ComponentProps) {
  return <MakeModels view={loaderData.view} stock={loaderData.stock} />;
}
