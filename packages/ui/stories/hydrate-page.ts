import '../src/styles.css';
import './fonts.css';
import './page.css';
import { hydrateRoot } from 'react-dom/client';
import { storiesByPiece } from './all-stories.ts';

const stories = new Map([...storiesByPiece.values()].flat().map((story) => [story.id, story.element]));

for (const root of document.querySelectorAll<HTMLElement>('[data-story]')) {
  const id = root.dataset.story ?? '';
  hydrateRoot(root, stories.get(id), {
    identifierPrefix: id,
    // A mismatch that React repairs silently is still a flash for the visitor.
    onRecoverableError: (error) => console.error(`${id}: ${error}`),
  });
}

// Hydration is done when the browser is next idle: React hydrates roots in tasks of normal priority. On a
// busy machine a page may never be idle, so there is a timeout.
const idle = () => new Promise<unknown>((resolve) => requestIdleCallback(resolve, { timeout: 2000 }));
idle()
  .then(idle)
  .then(() => document.documentElement.setAttribute('data-hydrated', ''));
