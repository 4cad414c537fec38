import { brand, tokenColours } from '@forecourt/site';

export interface ProblemPage {
  message: string;
  requestId: string;
  nonce: string;
  /** A page of the site to go back to. */
  wayBack: string | null;
  /** A rejected form that can be sent again unchanged: its target and its fields. */
  resend?: SentAgain | undefined;
}

export interface SentAgain {
  action: string;
  fields: readonly (readonly [name: string, value: string])[];
  /** For visitors who may be unable to send it: the text is shown for copying. */
  showsWords?: boolean;
}

/**
 * Must work when nothing else does, so it depends on no asset, no font and no script. The colours are the
 * site's own.
 */
export function formatProblemPage({ message, requestId, nonce, wayBack, resend }: ProblemPage): string {
  return `<!doctype html>
<html lang="en-IE">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(titleOf(message))} | ${escapeHtml(brand.name)}</title>
<style nonce="${nonce}">
:root { color-scheme: light dark; font: 1rem/1.55 system-ui, sans-serif }
body {
  margin: 0;
  background: ${colour('page')};
  color: ${colour('ink')};
  overflow-wrap: anywhere;
}
header, main { max-width: 40rem; margin: 0 auto; padding: 1.25rem }
main { padding-top: 10vh }
h1 { margin: 0 0 1.5rem; font-size: 1.75rem; line-height: 1.2; text-wrap: balance }
a { color: ${colour('primary')} }
header a { font-size: 1.25rem; font-weight: 800; letter-spacing: -0.02em; text-decoration: none }
p a { display: inline-block; padding: 0.6rem 0; margin-right: 1.5rem }
small { opacity: .7 }
blockquote { margin: 0 0 1.5rem; padding-left: 1rem; border-left: 0.2rem solid; white-space: pre-line }
button {
  padding: 0.7rem 1.25rem;
  border: 0;
  border-radius: 0.5rem;
  font: inherit;
  font-weight: 600;
  color: ${colour('on-primary')};
  background: ${colour('primary')};
}
</style>
</head>
<body>
<header><a href="/">${escapeHtml(brand.name)}</a></header>
<main>
<h1>${escapeHtml(message)}</h1>
${resend ? formatResend(resend) : ''}
<p>${wayBack === null ? '' : `<a href="${escapeHtml(wayBack)}">Go back</a> `}<a href="/">Go to the home page</a></p>
<p><small>Request ${escapeHtml(requestId)}</small></p>
</main>
</body>
</html>
`;
}

function formatResend({ action, fields, showsWords }: SentAgain): string {
  // A form's own hidden values are single words; what a visitor wrote has several.
  const written = fields.filter(([, value]) => showsWords && /\S\s+\S/.test(value));
  const shown = written.map(([, value]) => `<blockquote>${escapeHtml(value)}</blockquote>`);
  const hidden = fields.map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  return `${shown.join('')}<form method="post" action="${escapeHtml(action)}">${hidden.join('')}<button>Send it again</button></form>`;
}

function colour(token: keyof typeof tokenColours): string {
  const { light, dark } = tokenColours[token];
  return `light-dark(${light}, ${dark})`;
}

/** The first sentence: a status code is meaningless in a row of tabs. */
function titleOf(message: string): string {
  return message.replace(/\.(\s.*)?$/s, '');
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
