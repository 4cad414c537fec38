import { renderToStaticMarkup } from 'react-dom/server';
import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
import { expect, test } from 'vitest';
import { LinkClosed } from './LinkClosed.tsx';
import { ReplyForm } from './ReplyForm.tsx';

const unsent = { body: 'Come on Saturday.', error: null, outcome: 'not-stored' } as const;
const form = <ReplyForm label="Your reply" sendLabel="Send reply" unsent={unsent} />;
const render = (error: unknown) =>
  renderToStaticMarkup(
    <LinkClosed error={error} purpose="answer-enquiry">
      {form}
    </LinkClosed>,
  );

test('when the database is down, the words stay in their form', () => {
  const html = render(new Error('disk full'));
  expect(html).toContain('Nothing you wrote is lost: send it again in a minute.');
  expect(html).toMatch(/<textarea[^>]*>Come on Saturday\.<\/textarea>/);
});

test('an expired link says so, whatever was sent', () => {
  const html = render(new ErrorResponse(410, 'Gone', null));
  expect(html).toContain('This link has expired');
  expect(html).not.toContain('<textarea');
});
