import type { TrustedTypes } from '@forecourt/site';

/**
 * Loads the page's modules once its first picture is painted: until then the connection and the processor are
 * for what the visitor came to see. The first interaction loads them at once, and presses and choices made
 * before hydration are replayed after it. The page carries this function as text, so it must not refer to
 * anything outside itself.
 */
export function startWhenPainted(
  modules: string[],
  deferredType: string,
  ready: string,
  policyName: string,
): void {
  const nonce = document.currentScript?.nonce ?? '';
  const startEvents = ['pointerdown', 'keydown', 'focusin'];
  // Replay each once: a second press means that the visitor saw no effect of the first.
  const pressed = new Map<HTMLElement, Event>();
  const chosen = new Map<HTMLSelectElement | HTMLInputElement, Event>();
  let hasStarted = false;

  const start = () => {
    if (hasStarted) return;
    hasStarted = true;
    for (const name of startEvents) removeEventListener(name, start, true);
    const add = (tag: 'link' | 'script', properties: object) =>
      document.body.append(Object.assign(document.createElement(tag), properties));
    for (const href of modules) add('link', { rel: 'modulepreload', href });
    const code = document.querySelector(`script[type="${deferredType}"]`)?.textContent ?? '';
    const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
    const policy = trustedTypes?.createPolicy(policyName, { createScript: (text) => text });
    add('script', { type: 'module', nonce, textContent: policy?.createScript(code) ?? code });
  };
  const startAfterFrame = () => {
    // A timer set in a frame runs once that frame is painted.
    requestAnimationFrame(() => setTimeout(start));
    // A page in the background has no frames.
    if (document.hidden) start();
  };
  // Links, forms and, in most browsers, commands work without any script.
  const knowsCommands = 'commandForElement' in HTMLButtonElement.prototype;
  const buttons = `button[type=button]${knowsCommands ? ':not([command])' : ''},button[data-replay]`;
  const recordClick = (event: Event) => {
    const button = event.target instanceof Element && event.target.closest<HTMLElement>(buttons);
    if (button && !pressed.has(button)) pressed.set(button, event);
    // A button that submits a form only where no script runs.
    if (button && 'replay' in button.dataset) event.preventDefault();
  };
  // Text fields restore their value by themselves.
  const recordChange = (event: Event) => {
    const { target } = event;
    const isBox = target instanceof HTMLInputElement && /^(checkbox|radio)$/.test(target.type);
    if (isBox || target instanceof HTMLSelectElement) chosen.set(target, event);
  };
  // React handles an event that is still being dispatched.
  const isDispatched = ([, event]: [HTMLElement, Event]) => event.eventPhase === Event.NONE;
  const replay = () => {
    removeEventListener('click', recordClick, true);
    removeEventListener('change', recordChange, true);
    for (const [button] of [...pressed].filter(isDispatched)) button.click();
    for (const [control] of [...chosen].filter(isDispatched)) {
      if (control instanceof HTMLSelectElement) control.dispatchEvent(new Event('change', { bubbles: true }));
      else if (control.checked || control.type === 'checkbox') {
        // React only recognises a change that happens after hydration.
        control.checked = !control.checked;
        control.click();
      }
    }
  };

  for (const name of startEvents) addEventListener(name, start, true);
  addEventListener('click', recordClick, true);
  addEventListener('change', recordChange, true);
  addEventListener(ready, replay, { once: true });
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
  if (picture) {
    picture.decode().then(startAfterFrame, startAfterFrame);
    // On a bad connection a picture may take longer than a visitor will wait.
    setTimeout(start, 3000);
  } else startAfterFrame();
}
