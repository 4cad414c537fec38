import { maxFeedBytes } from '@forecourt/services';
import { feedCheckerPath } from '@forecourt/site';

/** The pages whose form accepts a file, and the largest file in bytes. */
const uploads = [{ path: feedCheckerPath, bytes: maxFeedBytes }];

/** What the form adds to its file: the token, the field names, the boundaries between them. */
const formBytes = 64 * 1024;

/** The largest body by path. React Router's script posts a page's form to the same path with `.data`. */
export const uploadLimits: Readonly<Record<string, number>> = Object.fromEntries(
  uploads.flatMap(({ path, bytes }) => [path, `${path}.data`].map((each) => [each, bytes + formBytes])),
);
