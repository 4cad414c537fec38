import { expect, forgive, test } from '../support/watch-page.ts';

test('text becomes HTML only if nothing in it could run, and code comes from this site only', async ({
  page,
  complaints,
}) => {
  await page.goto('/');
  const tried = await page.evaluate(() => {
    const place = document.createElement('div');
    const works = (act: () => void) => {
      try {
        act();
        return true;
      } catch {
        return false;
      }
    };
    return {
      plain: works(() => {
        place.innerHTML = '<p>A <a href="/used-cars">link</a></p>';
      }),
      handler: works(() => {
        place.innerHTML = '<img src=x onerror=alert(1)>';
      }),
      script: works(() => {
        place.innerHTML = '<script>alert(1)</script>';
      }),
      address: works(() => {
        place.innerHTML = '<a href=" JavaScript:alert(1)">x</a>';
      }),
      frame: works(() => {
        place.insertAdjacentHTML('beforeend', '<iframe srcdoc="x"></iframe>');
      }),
      code: works(() => {
        document.createElement('script').text = 'alert(1)';
      }),
      foreign: works(() => {
        document.createElement('script').src = 'https://evil.example/x.js';
      }),
      policy: works(() => {
        (
          window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): void } }
        ).trustedTypes.createPolicy('mine', {});
      }),
    };
  });
  expect(tried).toEqual({
    plain: true,
    handler: false,
    script: false,
    address: false,
    frame: false,
    code: false,
    foreign: false,
    policy: false,
  });
  forgive(complaints, /Trusted|trusted-types|Content Security Policy/);
});
