import { brand, tokenColours } from '@forecourt/site';

/** A vehicle in a mail. */
export interface MailCard {
  /** `Price drop` */
  label: string;
  title: string;
  /** `€12,950` */
  price: string;
  /** `2019 · 84,200 km · Co. Cork` */
  facts: string;
  url: string;
  imageUrl: string | null;
}

export interface MailLink {
  text: string;
  url: string;
}

export interface MailSection {
  title: string | null;
  lines: readonly string[];
  cards?: readonly MailCard[];
  /** Below the cards. */
  link?: MailLink;
}

export interface MailLayout {
  /** The line above which a reply is written, if one is taken. */
  replyMarker?: string | null;
  title: string;
  sections: readonly MailSection[];
  /** The one thing to do. */
  button?: MailLink;
  /** Why it came, and how to change or end that. */
  why: readonly string[];
  links: readonly MailLink[];
  phrase: string | null;
}

/** The two parts of a mail, from one description: what one says, the other says too. */
export function writeMailParts(mail: MailLayout): { text: string; html: string } {
  return { text: writeText(mail), html: writeHtml(mail) };
}

function writeText({ replyMarker, title, sections, button, why, links, phrase }: MailLayout): string {
  const parts = [
    replyMarker,
    title,
    ...sections.map((section) =>
      [
        ...(section.title ? [`* ${section.title}`] : []),
        ...section.lines,
        ...(section.cards ?? []).map(
          ({ label, title: name, price, facts, url }) => `\n${label}: ${name}\n${price} · ${facts}\n${url}`,
        ),
        ...(section.link ? [`\n${section.link.text}:\n${section.link.url}`] : []),
      ].join('\n'),
    ),
    ...(button ? [`${button.text}:\n${button.url}`] : []),
    why.length > 0 ? ['--', ...why].join('\n') : null,
    links.map(({ text, url }) => `${text}:\n${url}`).join('\n'),
    [...(phrase ? [`Your phrase: ${phrase}`] : []), brand.name].join('\n'),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/**
 * Plain tables of text that every mail program shows. No colour is set for text or page, so that a dark mail program shows
 * its own; the grey and the button are readable on both.
 */
function writeHtml({ replyMarker, title, sections, button, why, links, phrase }: MailLayout): string {
  const body = [
    ...(replyMarker ? [`<p style="font-size:13px;margin:0 0 16px">${escapeText(replyMarker)}</p>`] : []),
    `<p style="font-size:18px;font-weight:bold;margin:0 0 16px">${escapeText(brand.name)}</p>`,
    `<h1 style="font-size:20px;line-height:1.3;margin:0 0 16px">${escapeText(title)}</h1>`,
    ...sections.map(writeSection),
    ...(button
      ? [
          `<p style="margin:24px 0"><a href="${escapeText(button.url)}" style="background:${tokenColours.primary.light};color:${tokenColours['on-primary'].light};padding:12px 20px;border-radius:6px;text-decoration:none;display:inline-block;font-weight:bold">${escapeText(button.text)}</a></p>`,
        ]
      : []),
    `<hr style="border:0;border-top:1px solid #8a8f94;margin:24px 0 16px">`,
    ...why.map((line) => `<p style="font-size:13px;margin:0 0 8px">${escapeText(line)}</p>`),
    ...(links.length > 0
      ? [`<p style="font-size:13px;margin:0 0 8px">${links.map(writeLink).join(' · ')}</p>`]
      : []),
    ...(phrase
      ? [`<p style="font-size:13px;margin:0 0 8px">Your phrase: <b>${escapeText(phrase)}</b></p>`]
      : []),
    `<p style="font-size:13px;margin:0">${escapeText(brand.name)}</p>`,
  ];
  return `<!doctype html><html lang="en-IE"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<style>:root{color-scheme:light dark;supported-color-schemes:light dark}</style>
<title>${escapeText(title)}</title></head>
<body style="margin:0;padding:0"><div style="max-width:600px;margin:0 auto;padding:24px 16px;font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5">
${body.join('\n')}
</div></body></html>`;
}

function writeSection({ title, lines, cards = [], link }: MailSection): string {
  return [
    ...(title
      ? [`<h2 style="font-size:16px;line-height:1.4;margin:24px 0 8px">${escapeText(title)}</h2>`]
      : []),
    ...lines.map((line) => `<p style="margin:0 0 12px">${escapeText(line).replaceAll('\n', '<br>')}</p>`),
    ...cards.map(writeCard),
    ...(link ? [`<p style="margin:12px 0">${writeLink(link)}</p>`] : []),
  ].join('\n');
}

function writeLink({ text, url }: MailLink): string {
  return `<a href="${escapeText(url)}" style="color:inherit">${escapeText(text)}</a>`;
}

function writeCard({ label, title, price, facts, url, imageUrl }: MailCard): string {
  const picture = imageUrl
    ? `<td width="120" valign="top" style="padding:12px 12px 12px 0"><a href="${escapeText(url)}"><img src="${escapeText(imageUrl)}" width="120" alt="" style="display:block;border:0;border-radius:6px;max-width:120px;height:auto"></a></td>`
    : '';
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-top:1px solid #8a8f94"><tr>${picture}<td valign="top" style="padding:12px 0">
<div style="font-size:13px;font-weight:bold">${escapeText(label)}</div>
<div><a href="${escapeText(url)}" style="color:inherit;font-weight:bold">${escapeText(title)}</a></div>
<div style="font-weight:bold">${escapeText(price)}</div>
<div style="font-size:13px">${escapeText(facts)}</div></td></tr></table>`;
}

function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
