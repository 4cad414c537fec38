import { csrfField } from '@forecourt/site';

interface FormTokenProps {
  /** From the loader: `context.get(requestInfoContext).csrfToken()`. */
  token: string;
}

/**
 * Required in every form that changes something: without it the server responds with 403. Only forms behind a
 * signed link go without it, because their address is itself a secret (decision 008).
 */
export function FormToken({ token }: FormTokenProps) {
  return <input type="hidden" name={csrfField} value={token} />;
}
