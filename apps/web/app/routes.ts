import { askPage } from '@forecourt/site';
import {
  index,
  layout,
  prefix,
  type RouteConfig,
  type RouteConfigEntry,
  route,
} from '@react-router/dev/routes';

/** `ask-forecourt`, from the product's name. */
const askPath = askPage.path.slice(1);

/** Every address of the site, readable top to bottom. */
export default [
  index('screens/buying/home/home.tsx'),

  // Search results. One screen stays mounted while its address changes, so that a filter keeps its place and focus.
  layout('screens/buying/results/results.tsx', [
    ...listing('search'),
    ...listing('commercials/search'),
    ...listing('bikes/search'),
    ...listing('used-cars'),
    ...listing('commercials/used'),
    ...listing('bikes/used'),
    at('dealers/ireland/:county/:dealerId', 'screens/buying/results/address.tsx'),
    at('commercials/dealers/ireland/:county/:dealerId', 'screens/buying/results/address.tsx'),
    at('bikes/dealers/ireland/:county/:dealerId', 'screens/buying/results/address.tsx'),
    // A make directly under the root; a make that is not in the market is a 404.
    at(':make/:model?/:year?', 'screens/buying/results/address.tsx'),
  ]),
  at('search/map', 'screens/buying/results/map/results-map.tsx'),
  at('commercials/search/map', 'screens/buying/results/map/results-map.tsx'),
  at('bikes/search/map', 'screens/buying/results/map/results-map.tsx'),
  moved('commercials'),
  moved('bikes'),

  // One advert.
  at('used-cars/:make/:model/fpa/:publicReference', 'screens/buying/advert/advert.tsx'),
  at('commercials/used/:make/:model/fpa/:publicReference', 'screens/buying/advert/advert.tsx'),
  at('bikes/used/:make/:model/fpa/:publicReference', 'screens/buying/advert/advert.tsx'),
  at('search/:publicReference/advert', 'screens/buying/advert/advert.tsx'),
  at('commercials/search/:publicReference/advert', 'screens/buying/advert/advert.tsx'),
  at('bikes/search/:publicReference/advert', 'screens/buying/advert/advert.tsx'),

  // Dealers: the directory, a dealer's location, and its store.
  layout('screens/dealers/directory/dealers.tsx', [
    ...prefix('dealers', [
      at('', 'screens/dealers/directory/address.tsx'),
      at('name/:name', 'screens/dealers/directory/address.tsx'),
      at('name/:name/make/:make', 'screens/dealers/directory/address.tsx'),
      at('name/:name/ireland/:county', 'screens/dealers/directory/address.tsx'),
      at('name/:name/make/:make/ireland/:county', 'screens/dealers/directory/address.tsx'),
      at('make', 'screens/dealers/directory/address.tsx'),
      at('make/:make', 'screens/dealers/directory/address.tsx'),
      at('ireland', 'screens/dealers/directory/address.tsx'),
      at('ireland/:county', 'screens/dealers/directory/address.tsx'),
      at('make/:make/ireland/:county', 'screens/dealers/directory/address.tsx'),
    ]),
  ]),
  moved('car-dealers/*'),
  // Without this, three segments would match a make, a model and a year.
  moved('car-dealers/:by/:name'),
  at('dealers/ireland/:county/:dealerId/map', 'screens/dealers/dealer-map/dealer-map.tsx'),
  at('commercials/dealers/ireland/:county/:dealerId/map', 'screens/dealers/dealer-map/dealer-map.tsx'),
  at('bikes/dealers/ireland/:county/:dealerId/map', 'screens/dealers/dealer-map/dealer-map.tsx'),
  at('stores/:dealername/:dealerId', 'screens/dealers/store/store.tsx'),

  // Shows a seller's number without JavaScript.
  at('seller-number', 'screens/buying/seller-number/seller-number.tsx'),

  // Signed links from our emails.
  at('enquiries/answer/:token', 'screens/dealers/answer-enquiry/answer-enquiry.tsx'),
  at('dealer-reviews/write/:token', 'screens/dealers/write-review/write-review.tsx'),
  at('dealer-reviews/reply/:token', 'screens/dealers/reply-to-review/reply-to-review.tsx'),

  // Signing in, and the account. Their links from emails are signed too.
  at('sign-in', 'screens/account/sign-in/sign-in.tsx'),
  at('sign-in/code', 'screens/account/sign-in/code.tsx'),
  at('sign-in/link/:token', 'screens/account/sign-in/link.tsx'),
  at('sign-in/passkey', 'screens/account/sign-in/passkey.ts'),
  at('account', 'screens/account/profile/account.tsx'),
  at('account/passkey', 'screens/account/profile/passkey.ts'),
  at('account/download', 'screens/account/profile/download.ts'),
  at('account/email/:mailbox/:token', 'screens/account/confirm-email/confirm-email.tsx'),
  at('account/keep/:token', 'screens/account/keep-account/keep-account.tsx'),

  // Alerts: watched searches and vehicles. Their links from emails are signed too.
  at('alerts', 'screens/alerts/mine/my-alerts.tsx'),
  at('alerts/new', 'screens/alerts/new-alert/new-alert.tsx'),
  at('alerts/confirm/:token', 'screens/alerts/confirm/confirm-alert.tsx'),
  at('alerts/mine/:token', 'screens/alerts/mine/my-alerts.tsx'),
  at('alerts/end/:token', 'screens/alerts/end/end-alerts.tsx'),
  at('alerts/end-one/:token', 'screens/alerts/end/end-alerts.tsx'),
  at('alerts/keep/:token', 'screens/alerts/keep/keep-alerts.tsx'),
  // Conversations between buyers and sellers: by a link from a mail, or signed in.
  at('conversations', 'screens/conversations/list/conversations.tsx'),
  at('conversations/buying/:token', 'screens/conversations/conversation/conversation.tsx'),
  at('conversations/selling/:token', 'screens/conversations/conversation/conversation.tsx'),
  at('conversations/buying/:token/photo/:photo', 'screens/conversations/conversation/photo-file.ts'),
  at('conversations/selling/:token/photo/:photo', 'screens/conversations/conversation/photo-file.ts'),
  at('conversations/:conversation/photo/:photo', 'screens/conversations/conversation/photo-file.ts'),
  at('conversations/:conversation', 'screens/conversations/conversation/conversation.tsx'),
  at('conversations/buying/:token/arrange', 'screens/conversations/arrangements/arrange.tsx'),
  at('conversations/selling/:token/arrange', 'screens/conversations/arrangements/arrange.tsx'),
  at('conversations/:conversation/arrange', 'screens/conversations/arrangements/arrange.tsx'),
  at('conversations/buying/:token/calendar/:viewing', 'screens/conversations/arrangements/calendar.ts'),
  at('conversations/selling/:token/calendar/:viewing', 'screens/conversations/arrangements/calendar.ts'),
  at('conversations/:conversation/calendar/:viewing', 'screens/conversations/arrangements/calendar.ts'),

  // The back office.
  at('office', 'screens/office/queue/office.tsx'),
  at('office/case/:case', 'screens/office/case/case.tsx'),
  at('office/case/:case/photo/:photo', 'screens/office/case/photo.ts'),
  at('office/seen', 'screens/office/seen/seen.tsx'),
  at('office/seen/:check/photo', 'screens/office/seen/seen-photo.ts'),
  at('office/log', 'screens/office/log/log.tsx'),
  at('office/people', 'screens/office/people/people.tsx'),

  // New cars.
  at('new-cars', 'screens/buying/new-cars/new-cars.tsx'),
  at('cars', 'screens/buying/new-cars/new-cars.tsx'),
  at('cars-ireland', 'screens/buying/new-cars/popular-new-cars.tsx'),
  at('cars/:make', 'screens/buying/new-cars/new-make.tsx'),
  at('cars/:make/:model', 'screens/buying/new-cars/model/new-model.tsx'),
  moved('bmw-hybrid'),
  moved('bmw-electric'),

  // The visitor's saved vehicles.
  at('saved-vehicles', 'screens/buying/saved-vehicles/saved-vehicles.tsx'),
  at('viewing-day', 'screens/buying/viewing-day/viewing-day.tsx'),
  at('viewing-day/calendar.ics', 'screens/buying/viewing-day/calendar.ts'),
  at('viewing-day/receipt/:publicReference', 'screens/buying/viewing-day/receipt.tsx'),
  at('preferences-centre', 'screens/about/preferences-centre/preferences-centre.tsx'),

  // Things to read.
  at('content', 'screens/reading/content-hub/content-hub.tsx'),
  at('car-reviews', 'screens/reading/reviews/reviews.tsx'),
  at('used-car-guides', 'screens/reading/reviews/reviews.tsx'),
  at('motoring-advice', 'screens/reading/reviews/reviews.tsx'),
  at('articles', 'screens/reading/reviews/reviews.tsx'),
  at('news', 'screens/reading/reviews/reviews.tsx'),
  at('car-reviews/:slug', 'screens/reading/article/article.tsx'),
  at('used-car-guides/:slug', 'screens/reading/article/article.tsx'),
  at('motoring-advice/:slug', 'screens/reading/article/article.tsx'),
  at('articles/:slug', 'screens/reading/article/article.tsx'),
  at('news/:slug', 'screens/reading/article/article.tsx'),
  at('driver-tips/:slug', 'screens/reading/article/article.tsx'),
  at('learner-drivers/:slug', 'screens/reading/article/article.tsx'),
  at('roadtrips/:slug', 'screens/reading/article/article.tsx'),
  at(`${askPath}/:slug`, 'screens/reading/article/article.tsx'),
  page('driver-tips'),
  page('learner-drivers'),
  page('roadtrips'),
  page('electric-cars'),
  page('electric-vehicle-charging'),
  page('hybrid-cars'),
  page('classic-cars'),
  page('family-cars'),
  page('commercial-vehicles'),
  page('car-seats'),
  page('car-safety'),
  page('car-servicing'),
  page('car-finance'),
  page('car-insurance'),
  page(askPath),

  // Tools.
  page('car-valuation'),
  page('vehicle-check'),
  page('running-costs'),
  page('motor-tax'),
  page('vrt'),
  page('ev-calculator'),
  moved('vehiclecheck'),

  // Selling, and the trade.
  at('sell', 'screens/selling/start/sell.tsx'),
  at('sell/continue/:token', 'screens/selling/continue/continue.tsx'),
  at('sell/advert/:draft/photo', 'screens/selling/draft/photos/photo.ts'),
  at('sell/advert/:draft/photo/:photo', 'screens/selling/draft/photos/photo-file.ts'),
  at('sell/advert/:draft/photo/:photo/cover', 'screens/selling/draft/cover/cover-plate.tsx'),
  at('sell/advert/:draft/phone-code', 'screens/selling/continue/phone-code.ts'),
  at('sell/advert/:draft/:step', 'screens/selling/draft/step.tsx'),
  at('my-adverts', 'screens/selling/my-adverts/my-adverts.tsx'),
  at('my-adverts/:publicReference', 'screens/selling/my-adverts/my-advert.tsx'),
  at('my-adverts/:publicReference/sold', 'screens/selling/my-adverts/sold/sold.tsx'),
  at('my-adverts/:publicReference/card', 'screens/selling/paper/window-card.tsx'),
  at('my-adverts/:publicReference/handover', 'screens/selling/paper/handover.tsx'),
  at('my-adverts/:publicReference/seen', 'screens/selling/seen/seen.tsx'),
  at('card/:publicReference', 'screens/selling/paper/scanned-card.tsx'),
  at('still-for-sale/:token', 'screens/selling/still-for-sale/still-for-sale.tsx'),
  page('sell-my-car'),
  page('dealer-info'),
  at('dealer-info/feed-checker', 'screens/dealers/feed-checker/feed-checker.tsx'),
  page('display-adverts'),
  page('display-adverts/high-impact-prelaunch'),
  page('display-adverts/insearch-product-suite'),
  page('display-ads'),
  moved('high-impact-prelaunch'),
  moved('insearch-product-suite'),

  // About the site.
  page('contact-us'),
  page('our-partners'),
  page('careers'),
  page('security'),
  page('terms-and-conditions'),
  page('terms-and-conditions/privacy-policy'),
  page('terms-and-conditions/cookie-policy'),
  page('terms-and-conditions/accessibility'),
  at('popular-searches', 'screens/buying/popular-searches/popular-searches.tsx'),
  at('sitemap', 'screens/about/sitemap/sitemap.tsx'),

  // Everything else.
  route('*', 'screens/about/not-found/not-found.tsx'),
] satisfies RouteConfig;

/** A base path with all its suffixes. */
function listing(base: string): RouteConfigEntry[] {
  return [
    at(`${base}/:make?/:model?/:year?`, 'screens/buying/results/address.tsx'),
    at(`${base}/ireland/:county?/:make?/:model?/:year?`, 'screens/buying/results/address.tsx'),
  ];
}

/** A page whose text is in a file of the content package. */
function page(path: string): RouteConfigEntry {
  return at(path, 'screens/reading/page/page.tsx');
}

/** A permanently moved address: `addresses/moved.ts` knows the new one. */
function moved(path: string): RouteConfigEntry {
  return at(path, 'addresses/moved.ts');
}

/** A module may serve several addresses, so each route's id is its path. */
function at(path: string, file: string): RouteConfigEntry {
  return route(path, file, { id: path === '' ? 'dealers' : path });
}
