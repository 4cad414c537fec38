/**
 * Asks for the page's modules once its first picture is painted: until then the line and the processor belong to what
 * the visitor came to see. Whoever touches the page sooner gets them at once, and a button pressed before anyone listens
 * is pressed again when someone does. The page carries this function as text, so it can name nothing outside itself.
 */
export function startWhenPainted(modules: string[], code: string, ready: string): void {
  const nonce = document.currentScript?.nonce ?? '';
  const touches = ['pointerdown', 'keydown', 'focusin'];
  const pressed: HTMLElement[] = [];
  let hasStarted = false;

  const start = () => {
    if (hasStarted) return;
    hasStarted = true;
    for (const touch of touches) removeEventListener(touch, start, true);
    const add = (name: 'link' | 'script', properties: object) =>
      document.body.append(Object.assign(document.createElement(name), properties));
    for (const href of modules) add('link', { rel: 'modulepreload', href });
    add('script', { type: 'module', nonce, textContent: code });
  };
  const startAfterFrame = () => {
    // A timer set in a frame runs once that frame is painted.
    requestAnimationFrame(() => setTimeout(start));
    // A page in the background has no frames.
    if (document.hidden) start();
  };
  const keepPress = ({ target }: Event) => {
    // Links, forms and commands work without any script.
    const button =
      target instanceof Element && target.closest<HTMLElement>('button[type=button]:not([command])');
    if (button) pressed.push(button);
  };

  for (const touch of touches) addEventListener(touch, start, true);
  addEventListener('click', keepPress, true);
  addEventListener(
    ready,
    () => {
      removeEventListener('click', keepPress, true);
      for (const button of pressed) button.click();
    },
    { once: true },
  );
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
  if (picture) {
    picture.decode().then(startAfterFrame, startAfterFrame);
    // A picture on a bad line may take longer than a visitor's patience.
    setTimeout(start, 3000);
  } else startAfterFrame();
}
