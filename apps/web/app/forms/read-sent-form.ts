/** The form that was sent to a route's action; a body that is none, or a broken one, is the sender's fault and not ours. */
export async function requireSentForm(request: Request): Promise<FormData> {
  if (request.method !== 'POST') throw new Response(null, { status: 405, headers: { Allow: 'GET, POST' } });
  return request.formData().catch(() => {
    throw new Response(null, { status: 400 });
  });
}

/**
 * The text fields of a form, empty where there is none. Browsers send line breaks as two characters, and count them as one
 * against the limit. The one character that a database cannot keep is typed by nobody.
 */
export function readTextFields(sent: FormData): (name: string) => string {
  return (name) => {
    const value = sent.get(name);
    return typeof value === 'string' ? value.replaceAll('\r\n', '\n').replaceAll('\0', '') : '';
  };
}

export async function readSentForm(request: Request): Promise<(name: string) => string> {
  return readTextFields(await requireSentForm(request));
}
