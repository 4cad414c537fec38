import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What the router's browser part is told of every route; only the fields that are put together anew are named here. */
interface Manifest {
  routes: Record<string, ManifestRoute>;
}

interface ManifestRoute {
  id: string;
  path?: string;
  imports?: string[];
}

const opening = 'window.__reactRouterManifest=';

/**
 * The router writes a hundred routes out in full, many of which share one screen: seventy kilobytes that every first
 * visit loads and reads. They are written once for each screen, with the parts that differ beside them.
 */
export async function shortenManifest(assets: string): Promise<void> {
  const name = (await readdir(assets)).find((file) => /^manifest-\w+\.js$/.test(file));
  if (!name) throw new Error(`${assets} holds no manifest of the routes`);
  const file = join(assets, name);
  await writeFile(file, shortManifest(await readFile(file, 'utf8')));
}

/** A script that makes the very same object. Exported for the test. */
export function shortManifest(script: string): string {
  if (!script.startsWith(opening)) throw new Error('The router writes its manifest in another way now');
  const { routes, ...rest }: Manifest = JSON.parse(script.slice(opening.length).replace(/;\s*$/, ''));
  const files: string[] = [];
  const screens: string[] = [];
  const rows = Object.values(routes).map(({ id, path, ...shared }) => {
    const named = path !== undefined && id.endsWith(`:${path}`);
    const screen = JSON.stringify({
      ...shared,
      ...(named ? { id: id.slice(0, -path.length) } : {}),
      imports: shared.imports?.map((each) => placeOf(files, each)),
    });
    return [placeOf(screens, screen), path, ...(named ? [] : [id])];
  });
  return `{let f=${JSON.stringify(files)},s=[${screens}],routes={};for(let[i,path,id]of ${JSON.stringify(rows)}){let r={...s[i]};r.id=id??r.id+path;if(path!=null)r.path=path;r.imports=r.imports?.map(n=>f[n]);routes[r.id]=r}${opening}{...${JSON.stringify(rest)},routes}}`;
}

function placeOf(list: string[], item: string): number {
  const place = list.indexOf(item);
  return place === -1 ? list.push(item) - 1 : place;
}
