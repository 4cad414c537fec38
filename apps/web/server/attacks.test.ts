import { setTimeout as sleep } from 'node:timers/promises';
import { type SecurityEvent, securityEventName } from '@forecourt/services';
import { soonestMs } from '@forecourt/services/open';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AttackedSite, personEmail, startAttackedSite } from './testing/attacks/attacked-site.ts';
import { createAttacker, locationOf } from './testing/attacks/attacker.ts';
import { listErrors } from './testing/attacks/list-errors.ts';
import { sendRaw } from './testing/send-raw.ts';

let site: AttackedSite;
let references: string[];

beforeAll(async () => {
  site = await startAttackedSite();
  const stock = await fetch(`${site.origin}/rest/1.0/Car/stock?seller=private&size=30`);
  const { items } = (await stock.json()) as { items: { publicReference: string }[] };
  references = items.map(({ publicReference }) => publicReference);
});
afterAll(() => site.stop());

const attack = (session?: string) => createAttacker(site.port, session);
const advert = (index = 0) => `/search/${references[index]}/advert?contact=email`;

async function readTicket(attacker: ReturnType<typeof attack>): Promise<string> {
  const { body } = await attacker.send({ path: advert() });
  // Sooner, it would be taken for a robot's.
  await sleep(soonestMs + 100);
  return /name="ticket" value="([^"]+)"/.exec(body)?.[1] ?? '';
}

const enquiry = (fields: Record<string, string>) => ({
  kind: 'email',
  'leave-empty': '',
  name: 'Niamh Walsh',
  email: 'niamh@example.ie',
  message: 'Is it still for sale? I could come on Saturday.',
  ...fields,
});

/** Signs in by mail, as a person does. */
async function signIn(attacker: ReturnType<typeof attack>, email: string) {
  const code = locationOf(await attacker.post('/sign-in', { email, next: '/account' }));
  const findMail = () => site.mails().find((mail) => mail.includes(`To: ${email}`)) ?? '';
  await expect.poll(findMail).toContain('Your code: ');
  const [, digits = ''] = /Your code: (\d{6})/.exec(findMail()) ?? [];
  const { headers } = await attacker.post(code, { code: digits });
  return { token: attacker.cookies.get('session') ?? '', headers };
}

describe('a refusal is in the log by its name:', () => {
  /** Those about connections are caused in load-shedding/connections.test.ts. */
  type Caused = Exclude<SecurityEvent, 'slow-reader' | 'pipelining' | 'too-many-connections'>;

  const causes: Record<Caused, () => Promise<unknown>> = {
    'other-site': () =>
      attack().send({ method: 'POST', path: '/sell', headers: { Origin: 'https://evil.example' } }),
    'bad-csrf-token': () => attack().send({ method: 'POST', path: '/sell', body: 'plate=191-D-1' }),
    'bad-body': () =>
      attack().send({ method: 'POST', path: '/sell', headers: { 'Content-Encoding': 'gzip' }, body: 'x' }),
    'bad-address': () => attack().send({ path: '/used-cars%00' }),
    'rate-limit': async () => {
      const attacker = attack();
      for (let turn = 0; turn < 6; turn++) await attacker.post('/sign-in', { email: 'many@example.ie' });
    },
    trap: () => attack().post(advert(), enquiry({ 'leave-empty': 'x', ticket: '' })),
    'bad-ticket': () => attack().post(advert(), enquiry({ ticket: 'invented' })),
    'wrong-code': () => attack().post('/sign-in/code?mail=invented', { code: '123456' }),
    'bad-link': () => attack().post(`/sign-in/link/s-1-g2o-${'0'.repeat(25)}`, {}),
    'bad-passkey': () => attack().post('/sign-in/passkey', { answer: '{"id":"invented"}' }),
    'closed-office': () => attack(site.sessions.person).send({ path: '/office' }),
    'refused-upload': async () => {
      const seller = attack();
      const step = locationOf(await seller.post('/sell', { plate: '191-D-4711', mileage: '84500' }));
      await seller.send({
        method: 'POST',
        path: step.replace(/[^/]+$/, 'photo'),
        headers: {
          Origin: site.origin,
          'Content-Type': 'image/jpeg',
          'X-XSRF-TOKEN': seller.cookies.get('XSRF-TOKEN') ?? '',
        },
        body: '<script>alert(1)</script>',
      });
    },
    'held-message': async () => {
      const spammer = attack();
      const ticket = await readTicket(spammer);
      for (let turn = 0; turn < 12; turn++) await spammer.post(advert(turn), enquiry({ ticket }));
    },
    'signed-in': () => signIn(attack(), 'signs-in@example.ie'),
    'policy-report': () =>
      attack().send({
        method: 'POST',
        path: '/policy-reports',
        body: '[{"type":"csp-violation","body":{"effectiveDirective":"script-src-elem"}}]',
      }),
  };

  it.each(Object.keys(causes) as Caused[])('%s', async (event) => {
    const before = site.server.stderr().length;
    await causes[event]();
    const logged = () => site.server.stderr().slice(before);
    await expect.poll(logged).toContain(`"event":"${securityEventName(event)}"`);
    expect(logged()).not.toMatch(/198\.51\.100|example\.ie/);
    expect(listErrors(logged())).toEqual([]);
  });
});

describe('a session', () => {
  it('is never the one that an attacker has put into the browser', async () => {
    const victim = attack('x'.repeat(43));
    const { token } = await signIn(victim, 'fixed@example.ie');
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(token).not.toBe('x'.repeat(43));
    expect((await attack('x'.repeat(43)).send({ path: '/account' })).status).toBe(303);
  });

  it('that was stolen is worth nothing once its owner signs out', async () => {
    const owner = attack();
    const { token } = await signIn(owner, 'owner@example.ie');
    const thief = attack(token);
    expect((await thief.send({ path: '/account' })).status).toBe(200);
    await owner.post('/account', { act: 'sign-out' });
    expect((await thief.send({ path: '/account' })).status).toBe(303);
  });

  it('is in a cookie that no script and no other site can use', async () => {
    const { headers } = await signIn(attack(), 'flags@example.ie');
    const [line = ''] = (headers.get('set-cookie') ?? []).filter((each) => /^session=[\w-]/.test(each));
    expect(line).toMatch(/HttpOnly/);
    expect(line).toMatch(/SameSite=Lax/);
  });
});

describe('a mailbox', () => {
  const passkeyPath = '/account/passkey';

  it('gives its reader no passkey of somebody in the office, and takes none away', async () => {
    const thief = attack(site.sessions.operatorByMail);
    const refusal = '/sign-in?next=%2Faccount&why=office';
    expect(locationOf(await thief.send({ path: passkeyPath }))).toBe(refusal);
    expect(locationOf(await thief.post(passkeyPath, { answer: '{}' }))).toBe(refusal);
    expect(locationOf(await thief.post('/account', { act: 'remove-passkey', passkey: '1' }))).toBe(refusal);
    expect((await thief.send({ path: '/office' })).status).toBe(403);
  });

  it('is enough for anybody else’s passkey, and a passkey for another', async () => {
    for (const session of [site.sessions.person, site.sessions.operator]) {
      expect((await attack(session).send({ path: passkeyPath })).status).toBe(200);
    }
  });
});

describe('who has an account, a draft or a conversation', () => {
  it('is not told by signing in: the answer for a known address is that for an unknown one', async () => {
    const [known, unknown] = await Promise.all(
      [personEmail, 'nobody@example.ie'].map(async (email) => {
        const attacker = attack();
        const asked = await attacker.post('/sign-in', { email });
        const page = await attacker.send({ path: locationOf(asked) });
        // Tokens, and the number of the mail, differ with every request.
        const body = page.body.replaceAll(email, '').replace(/[\w.-]{20,}|\d+/g, '');
        return { status: asked.status, path: locationOf(asked).length, page: page.status, body };
      }),
    );
    expect(unknown).toEqual(known);
  });

  it.each([
    ['/sell/advert/:id/vehicle', 'a draft'],
    ['/sell/advert/:id/photo/1', 'a photo of one'],
  ])('is not told by %s: %s of somebody else is not found, like one that never was', async (pattern) => {
    const owner = attack();
    const [, draft = ''] =
      /advert\/([^/]+)/.exec(
        locationOf(await owner.post('/sell', { plate: '191-D-4712', mileage: '1000' })),
      ) ?? [];
    expect(draft).not.toBe('');
    const stranger = attack(site.sessions.person);
    const answers = await Promise.all(
      [draft, 'A'.repeat(draft.length)].map(async (id) => {
        const { status, body } = await stranger.send({ path: pattern.replace(':id', id) });
        return { status, body: body.replaceAll(id, '').replace(/[\w.-]{20,}/g, '') };
      }),
    );
    expect(answers[0]?.status).toBe(404);
    expect(answers[1]).toEqual(answers[0]);
  });

  it.each([
    '/conversations/1',
    '/conversations/999999',
    '/conversations/1/photo/1',
    '/my-adverts/aaaaaaaaaaaa',
  ])('is not told by counting: %s is not found', async (path) => {
    expect((await attack(site.sessions.person).send({ path })).status).toBe(404);
  });
});

describe('more fields than a form has', () => {
  it('give nobody a role, another address or another name for signing in', async () => {
    const attacker = attack();
    await signIn(attacker, 'climber@example.ie');
    const greedy = {
      role: 'operator',
      roles: 'operator',
      'roles[]': 'operator',
      accountId: '1',
      id: '1',
      way: 'passkey',
    };
    await attacker.post('/account', {
      act: 'profile',
      name: 'A Climber',
      email: 'office@example.ie',
      ...greedy,
    });
    expect((await attacker.send({ path: '/office' })).status).toBe(403);
    expect((await attacker.send({ path: '/account' })).body).toContain('climber@example.ie');
  });

  it('publish no draft and move none to another account', async () => {
    const seller = attack();
    const greedy = {
      state: 'live',
      accountId: '1',
      account_id: '1',
      publicReference: references[0] ?? '',
      source: 'sellers',
    };
    const step = locationOf(await seller.post('/sell', { plate: '191-D-4713', mileage: '1000', ...greedy }));
    await seller.post(step, { ...greedy, make: 'Ford', model: 'Focus', price: '1', version: '0' });
    expect((await seller.send({ path: step })).status).toBe(200);
    expect((await attack(site.sessions.person).send({ path: '/sell' })).body).not.toContain(step);
  });

  it('cannot reach the prototype of anything', async () => {
    const { status } = await attack().post('/sell', {
      '__proto__[plate]': 'x',
      'constructor.prototype.plate': 'x',
    });
    expect(status).toBe(422);
  });
});

describe('a page', () => {
  it('is not poisoned for others by the host or by headers that caches forget', async () => {
    const path = '/used-cars?near=cork';
    const poison = 'evil.example';
    const headers = {
      'X-Forwarded-Host': poison,
      'X-Original-URL': `/${poison}`,
      'X-Rewrite-URL': `/${poison}`,
      'X-Forwarded-Prefix': `//${poison}`,
      'X-Host': poison,
      Forwarded: `host=${poison};proto=https`,
      'X-Forwarded-Proto': poison,
      Referer: `https://${poison}/`,
    };
    const poisoned = await attack().send({ path, headers: { ...headers, Host: poison } });
    const victim = await attack().send({ path });
    expect(victim.status).toBe(200);
    for (const { body, headers: answered } of [poisoned, victim]) {
      expect(body).not.toContain(poison);
      expect(JSON.stringify([...answered])).not.toContain(poison);
    }
  });

  it.each([
    '/',
    '/used-cars',
    '/sign-in',
    '/sell',
    '/no/such/page/here',
    '/used-cars%00',
    '/search/aaaaaaaaaaaa/advert',
    '/rest/1.0/nothing',
    '/rest/1.0/openapi.json',
    '/maps/place/53.46,-6.218.svg?span=60&shape=card',
    '/robots.txt',
    '/alerts/new?search=%2Fsearch',
    `/conversations/buying/b-1-g2o-${'0'.repeat(25)}`,
  ])('cannot be framed, sniffed or read by another site: %s', async (path) => {
    const { headers } = await attack().send({ path });
    expect(headers.get('content-security-policy')?.[0]).toContain("frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toEqual(['nosniff']);
    expect(headers.get('cross-origin-resource-policy')).toEqual(['same-origin']);
    expect(headers.has('access-control-allow-origin')).toBe(false);
  });

  it.each([
    '/sign-in/link/',
    '/conversations/buying/',
    '/conversations/selling/',
    '/alerts/end/',
    '/still-for-sale/',
  ])('whose address is a secret tells no other site where its reader came from: %s', async (path) => {
    const { headers } = await attack().send({ path: `${path}x-1-g2o-${'0'.repeat(25)}` });
    expect(headers.get('referrer-policy')?.[0]).toMatch(/^(?:no-referrer|same-origin)$/);
    expect(headers.get('cache-control')?.[0]).toContain('no-store');
  });
});

describe('a path', () => {
  it.each([
    '/assets/../../package.json',
    '/assets/..%2f..%2fpackage.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/assets/....//....//package.json',
    '/media/../../../../etc/passwd',
    '/media/photos/..%2f..%2f..%2fetc%2fpasswd/160',
    '/media/dealers/..%2fdb/logo/160',
    '/local-mail/..%2fdb%2fPG_VERSION',
    '/local-mail/../db/PG_VERSION',
    '/static/..\\..\\package.json',
    'file:///etc/passwd',
    '/..%c0%af..%c0%afetc/passwd',
  ])('does not lead out of its folder: %s', async (path) => {
    const { status, body } = await attack().send({ path });
    expect(status === null || (status >= 300 && status < 500)).toBe(true);
    expect(body).not.toMatch(/root:x:0|"workspaces"|^1\d\n$/);
  });
});

describe('a character that no database stores', () => {
  const unstorable = ['\0', 'a\0b', '\ud800', 'a\udc00b'];

  async function sendJson(path: string, body: object, type = 'application/json') {
    const headers = { Origin: site.origin, 'Content-Type': type, 'X-XSRF-TOKEN': 'a'.repeat(32) };
    return attack(site.sessions.person).send({ method: 'POST', path, headers, body: JSON.stringify(body) });
  }

  it.each(unstorable)('fails no REST call: %j', async (text) => {
    const [subject = ''] = references;
    const change = { id: text, subject, field: 'notes', value: `Rust ${text}`, base: 0, earlier: [text] };
    const notebook = { account: null, changes: [{ ...change, id: `id ${text}` }] };
    const saved = { Car: [{ publicReference: subject, title: text }], Commercial: [], Bike: [] };
    expect((await sendJson('/rest/1.0/account/notebook', notebook)).status).toBe(200);
    expect((await sendJson('/rest/1.0/account/notebook', notebook, 'application/x+json')).status).toBe(200);
    const answer = await sendJson('/rest/1.0/account/saved-vehicles', { saved, common: null });
    expect(answer.status).toBe(200);
  });

  it.each(['1e400', 'Infinity', '1.5', '-1', '99999999999999', '%F0%9F'])(
    'nor does a number that none holds fail the log of the office: %s',
    async (before) => {
      const { status } = await attack(site.sessions.operator).send({ path: `/office/log?before=${before}` });
      expect(status).toBe(200);
    },
  );
});

describe('a line break', () => {
  it.each([
    '/sign-in?next=%2F%0d%0aSet-Cookie:%20a=b',
    '/used-cars/%0d%0aSet-Cookie:a=b/',
    '/Used-Cars?x=%0d%0aSet-Cookie:a=b',
    '/bikes?%0d%0aSet-Cookie:a=b',
  ])('in an address becomes no header: %s', async (path) => {
    const { headers } = await attack().send({ path });
    expect(headers.get('set-cookie')?.some((line) => line.startsWith('a=')) ?? false).toBe(false);
  });

  it('in a form becomes no header of a mail', async () => {
    const attacker = attack();
    const ticket = await readTicket(attacker);
    const name = 'Niamh\r\nBcc: everyone@example.ie';
    await attacker.post(
      advert(references.length - 1),
      enquiry({ ticket, name, message: 'Can I see it on Sunday, at about ten?' }),
    );
    await attacker.post('/sign-in', { email: 'a@example.ie\r\nBcc: everyone@example.ie' });
    await expect.poll(() => site.mails().some((mail) => mail.includes('on Sunday, at about ten'))).toBe(true);
    const heads = site.mails().map((mail) => mail.split(/\r?\n\r?\n/)[0]);
    expect(heads.filter((head) => /^bcc:/im.test(head ?? ''))).toEqual([]);
  });
});

it('requests that two parsers would read differently are not answered twice', async () => {
  const smuggled = [
    'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /evil HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nContent-Length: 6\r\nConnection: close\r\n\r\nhello!',
    'GET /account HTTP/1.1\r\nHost: localhost\r\nhost: evil.example\r\nConnection: close\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: xchunked\r\nConnection: close\r\n\r\n0\r\n\r\n',
  ];
  for (const request of smuggled) {
    const { status, body } = await sendRaw(site.port, Buffer.from(request), true);
    expect(status === 400 || status === 411).toBe(true);
    expect(body).not.toMatch(/HTTP\/1\.1 \d/);
  }
});
