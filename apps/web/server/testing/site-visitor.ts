export interface Answer {
  status: number;
  text: string;
  retryAfter: string | null;
}

/** A visitor without JavaScript, who keeps cookies. */
export function createSiteVisitor(address: string) {
  const cookies = new Map<string, string>();

  async function ask(path: string, body?: URLSearchParams): Promise<Answer> {
    const headers = {
      accept: 'text/html',
      origin: address,
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    };
    const sent = body ? { method: 'POST', body } : {};
    const response = await fetch(address + path, { redirect: 'manual', headers, ...sent });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return {
      status: response.status,
      text: await response.text(),
      retryAfter: response.headers.get('retry-after'),
    };
  }

  return {
    ask: (path: string) => ask(path),
    /** Opens a page's form; submitting it includes the page's own hidden fields. */
    async openForm(path: string) {
      const { text } = await ask(path);
      const hidden = [...text.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
      return (words: Record<string, string>) => {
        const body = new URLSearchParams(hidden.map(([, name = '', value = '']) => [name, value]));
        for (const [name, value] of Object.entries(words)) body.set(name, value);
        return ask(path, body);
      };
    },
  };
}
