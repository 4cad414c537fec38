import { type HttpProblem, ProblemError } from '../responses/error-response.ts';

export const badForm = () =>
  refusal({
    status: 400,
    kind: 'bad-form',
    message: 'We couldn’t read this form. Reload the page and send it again.',
  });

export const tooManyFields = (most: number) =>
  refusal({ status: 413, kind: 'too-many-fields', message: `A form here has at most ${most} fields.` });

export const textTooLarge = (most: number) =>
  refusal({
    status: 413,
    kind: 'text-too-large',
    message: `The text in this form is larger than ${formatSize(most)}. Send it as a file.`,
  });

export const bodyTooLarge = (most: number) =>
  refusal({
    status: 413,
    kind: 'body-too-large',
    message: `What you sent is too large: the limit is ${formatSize(most)}.`,
  });

export const bodyTooSlow = () =>
  refusal({
    status: 408,
    kind: 'body-too-slow',
    message:
      'This took too long to arrive. Please send it again; photos one at a time if your connection is slow.',
  });

export const encodedBody = () =>
  refusal({
    status: 415,
    kind: 'unsupported-content-encoding',
    message: 'Send the body without a Content-Encoding.',
  });

export const tooManyUploads: HttpProblem = {
  status: 503,
  kind: 'too-many-uploads',
  message: 'We’re busy with other uploads. Please send yours again in a moment.',
  retryAfterSeconds: 5,
};

function refusal(problem: HttpProblem): ProblemError {
  return new ProblemError(problem);
}

function formatSize(bytes: number): string {
  const kB = bytes / 1024;
  return kB < 1024 ? `${Math.round(kB)} kB` : `${Math.floor(kB / 1024)} MB`;
}
