/** Loads styles that most visitors never need from their own file, so the page does not wait for them. */
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
