/** The instructions of a Dockerfile, each with its continued lines joined and its comments removed. */
export function readDockerfile(text: string) {
  const lines = text
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join('\n')
    .replace(/\\\n\s*/g, '')
    .split('\n');
  const all = (name: string) =>
    lines.filter((line) => line.startsWith(`${name} `)).map((line) => line.slice(name.length + 1));
  const list = (name: string): string[] => {
    const [json] = /\[.*\]$/.exec(all(name).at(-1) ?? '') ?? [];
    if (!json) throw new Error(`The Dockerfile has no ${name} in the form of a list.`);
    return JSON.parse(json);
  };
  return {
    runs: all('RUN'),
    environment: Object.fromEntries(
      all('ENV').flatMap((line) =>
        [...line.matchAll(/(\w+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value]),
      ),
    ) as Record<string, string>,
    healthcheck: list('HEALTHCHECK'),
    command: [...list('ENTRYPOINT'), ...list('CMD')],
  };
}
