import { randomInt } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { makePhoto } from './make-photo.ts';

/** A page as the server sent it, whose form can be sent. */
export interface FormPage {
  url: string;
  html: string;
}

type Fields = Record<string, string | ReturnType<typeof makePhoto>>;

/**
 * For what must be there before a test begins: reads pages and sends their forms as a browser without scripts
 * does, and with the cookies of the page, but draws nothing, which takes most of a browser's time.
 */
export async function openForm(page: Page, path: string): Promise<FormPage> {
  const response = await page.request.get(path);
  expect(response.status(), path).toBe(200);
  return { url: response.url(), html: await response.text() };
}

/** Sends a form with its hidden fields, and returns the page that it leads to. */
export async function sendForm(page: Page, { url, html }: FormPage, fields: Fields): Promise<FormPage> {
  const hidden = [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)];
  const all = { ...Object.fromEntries(hidden.map(([, name, value]) => [name, value])), ...fields };
  const hasFile = Object.values(fields).some((value) => typeof value !== 'string');
  const response = await page.request.post(url, {
    headers: { Origin: new URL(url).origin, 'X-Forwarded-For': newNetwork() },
    ...(hasFile ? { multipart: all } : { form: all as Record<string, string> }),
  });
  expect(response.status(), `${url} was sent`).toBe(200);
  return { url: response.url(), html: await response.text() };
}

/** The address of a visitor from a network of its own: few mails are sent to each. */
export function newNetwork(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
}
