import { csrfField } from '@forecourt/site';

interface FormTokenProps {
  /** From the loader: `context.get(requestInfoContext).csrfToken()`. */
  token: string;
}

/**
 * Belongs into every form that changes something: without it the server answers 403. Only forms behind a signed link go
 * without, because their address is a secret itself (decision 008).
 */
export function FormToken({ token }: FormTokenProps) {
  return <input type="hidden" name={csrfField} value={token} />;
}
