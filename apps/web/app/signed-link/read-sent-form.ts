/** The fields of a plain form, as they were typed; a body that is no form is the sender's fault. */
export async function readSentForm(request: Request): Promise<(name: string) => string> {
  if (request.method !== 'POST') throw new Response(null, { status: 405, headers: { Allow: 'GET, POST' } });
  const sent = await request.formData().catch(() => {
    throw new Response(null, { status: 400 });
  });
  return (name) => {
    const value = sent.get(name);
    return typeof value === 'string' ? value.replaceAll('\r\n', '\n').replaceAll('\0', '') : '';
  };
}
