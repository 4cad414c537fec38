import { brand } from '@forecourt/site';
import { escapeXml } from '../../crawlers/escape-xml.ts';
import type { FeedEntry, FeedView } from './build-feed-view.ts';

/** RFC 4287, with the paging links of RFC 5005. */
export function formatAtom(view: FeedView): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-IE">
${element('id', view.id)}
${element('title', view.title)}
${element('updated', view.updatedAt)}
<author>${element('name', brand.name)}</author>
${link('alternate', view.pageUrl, 'text/html')}
${link('self', view.selfUrl, 'application/atom+xml')}
${[...pageLinks(view), ...view.entries.map(formatEntry)].join('\n')}
</feed>
`;
}

function pageLinks({ previousUrl, nextUrl }: FeedView): string[] {
  return [
    ...(previousUrl ? [link('previous', previousUrl, 'application/atom+xml')] : []),
    ...(nextUrl ? [link('next', nextUrl, 'application/atom+xml')] : []),
  ];
}

function formatEntry(entry: FeedEntry): string {
  const picture = entry.imageUrl ? `<p><img src="${escapeXml(entry.imageUrl)}" alt=""></p>` : '';
  const content = `${picture}<p>${escapeXml(entry.summary)}</p>`;
  return `<entry>
${element('id', entry.id)}
${element('title', entry.title)}
${element('published', entry.publishedAt)}
${element('updated', entry.updatedAt)}
${link('alternate', entry.url, 'text/html')}
${element('summary', entry.summary)}
<content type="html">${escapeXml(content)}</content>
</entry>`;
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

function link(rel: string, href: string, type: string): string {
  return `<link rel="${rel}" href="${escapeXml(href)}" type="${type}"/>`;
}
