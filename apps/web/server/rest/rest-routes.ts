import type { Services } from '@forecourt/services';
import { brand } from '@forecourt/site';
import { OpenAPIHono } from '@hono/zod-openapi';
import type { AppEnv } from '../http/app-env.ts';
import { respondWithProblem } from '../http/responses/error-response.ts';
import { addAccountNotebook } from './account/notebook.ts';
import { addAccountSaved } from './account/saved.ts';
import { addAccountUnread } from './account/unread.ts';
import { addAdvertFigures } from './advert-figures.ts';
import { addAppData } from './app-data.ts';
import { addEv } from './calculators/ev.ts';
import { addFinance } from './calculators/finance.ts';
import { addMotorTax } from './calculators/motor-tax.ts';
import { addPriceRating } from './calculators/price-rating.ts';
import { addRunningCosts } from './calculators/running-costs.ts';
import { addValuation } from './calculators/valuation.ts';
import { addVehicleCheck } from './calculators/vehicle-check.ts';
import { addVrt } from './calculators/vrt.ts';
import { addCsrfToken } from './csrf-token.ts';
import { addDealerSuggest } from './dealer-suggest.ts';
import { addFpa } from './fpa.ts';
import { addLogoFailures } from './logo-failures.ts';
import { refuseMethod, respondToBadInput } from './rest-problem.ts';
import { addSavedAds } from './saved-ads.ts';
import { addSellerNumber } from './seller-number.ts';
import { addStock } from './stock/stock.ts';
import { addStockFeeds } from './stock/stock-feeds.ts';
import { addSuggest } from './suggest.ts';

/** Everything below /rest/1.0. The OpenAPI document is generated from the schemas that validate the requests. */
export function createRestRoutes(services: Services): OpenAPIHono<AppEnv> {
  const rest = new OpenAPIHono<AppEnv>({
    defaultHook: (result, c) => (result.success ? undefined : respondToBadInput(result.error, c)),
  });
  addAppData(rest, services.site);
  addCsrfToken(rest);
  addOpenApiDocument(rest, services.site.origin);
  addSavedAds(rest, services.adverts);
  addAccountSaved(rest, services);
  addAccountUnread(rest, services);
  addAccountNotebook(rest, services);
  addStock(rest, services);
  addStockFeeds(rest, services);
  addFpa(rest, services);
  // Before the suggestions of a channel, which would match `dealers` as one.
  addDealerSuggest(rest, services.directory);
  addSuggest(rest, services.search);
  addPriceRating(rest, services);
  addValuation(rest, services.pricing);
  addRunningCosts(rest, services);
  addFinance(rest);
  addMotorTax(rest);
  addVrt(rest);
  addEv(rest);
  addVehicleCheck(rest, services.pricing);
  addLogoFailures(rest, services.logoFailures);
  addAdvertFigures(rest, services);
  addSellerNumber(rest, services);
  rest.all('*', (c) => {
    c.set('route', '/rest/*');
    return respondWithProblem(c, {
      status: 404,
      kind: 'not-found',
      message: 'There is nothing at this address.',
    });
  });
  return rest;
}

function addOpenApiDocument(rest: OpenAPIHono<AppEnv>, origin: string): void {
  let document: string | null = null;
  rest.get('/openapi.json', (c) => {
    c.set('route', '/rest/1.0/openapi.json');
    document ??= JSON.stringify(
      rest.getOpenAPI31Document({
        openapi: '3.1.0',
        info: { title: brand.name, version: '1.0', description: 'The site’s REST API.' },
        servers: [{ url: `${origin}/rest/1.0` }],
      }),
    );
    return c.body(document, 200, {
      'Content-Type': 'application/json',
      'Cache-Control': 'public, max-age=300',
    });
  });
  rest.all('/openapi.json', (c) => refuseMethod(c, 'get'));
}
