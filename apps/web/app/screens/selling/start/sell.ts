import { redirectTo } from '../../../addresses/redirect-to.ts';

export function loader() {
  return redirectTo('/sell-my-car', 302);
}
