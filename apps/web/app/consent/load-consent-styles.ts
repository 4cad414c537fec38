import stylesUrl from './consent.css?url';

/** The styles of the question: a file of its own, as most visitors never meet it again. The page waits for no other. */
export function loadConsentStyles(): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = stylesUrl;
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error('The styles of the consent window could not be loaded'));
    };
    document.head.append(link);
  });
}
