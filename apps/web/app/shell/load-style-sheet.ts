/** Styles that most visitors never need are files of their own: the page waits for no such file before it asks for it. */
export function loadStyleSheet(href: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`The styles ${href} could not be loaded`));
    };
    document.head.append(link);
  });
}
