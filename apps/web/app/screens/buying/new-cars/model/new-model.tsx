import { newDrivePath, newModelPath, parseDrive } from '@forecourt/site';
import { movedTo } from '../../../../addresses/moved-to.ts';
import { pageHeadOf } from '../../../../head/page-head-of.ts';
import { servicesContext } from '../../../../shell/request-context.ts';
import { findMakePage } from '../find-make-page.server.ts';
import { MakeModels } from '../MakeModels.tsx';
import { requireMake, requireModel } from '../require-new-car.server.ts';
import type { Route } from './+types/new-model';
import { findModelPage } from './find-model-page.server.ts';
import { ModelDetails } from './ModelDetails.tsx';

export const meta: Route.MetaFunction = ({ matches, loaderData }) => pageHeadOf(matches, loaderData?.head);

/** The last segment is a model, or a make's hybrids or electric cars: `/cars/bmw/bmw-electric`. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const make = await requireMake(services.search, params.make);
  const drive = parseDrive(make, params.model);
  if (drive) {
    requireAddress(url, newDrivePath(make, drive));
    return findMakePage(services, make, drive);
  }
  const { model } = await requireModel(services.search, make, params.model);
  requireAddress(url, newModelPath(make, model));
  return findModelPage(services, make, model);
}

/** Another spelling redirects to the canonical address. */
function requireAddress(url: URL, path: string): void {
  if (url.pathname !== path) throw movedTo(path, url);
}

export default function NewModel({ loaderData }: Route.ComponentProps) {
  return loaderData.kind === 'make' ? (
    <MakeModels view={loaderData.view} stock={loaderData.stock} />
  ) : (
    <ModelDetails {...loaderData} />
  );
}
