/** A multipart form as bytes on the wire: Node's stream of a form fails if its reader stops early. */
export async function encodeForm(
  form: FormData,
): Promise<{ body: ArrayBuffer; headers: { 'Content-Type': string } }> {
  const encoded = new Response(form);
  return {
    body: await encoded.arrayBuffer(),
    headers: { 'Content-Type': encoded.headers.get('content-type') ?? '' },
  };
}
