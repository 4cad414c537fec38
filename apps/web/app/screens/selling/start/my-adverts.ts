import { redirectTo } from '../../../addresses/redirect-to.ts';

export function loader() {
  return redirectTo('/account', 302);
}
