import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { RemoveButton } from './RemoveButton.tsx';

test('it says what it removes', () => {
  expect(renderToStaticMarkup(<RemoveButton title="Golf" onRemove={() => undefined} />)).toContain(
    'aria-label="Remove Golf"',
  );
});

test('a click removes without following the link', () => {
  const onRemove = vi.fn();
  const event = { preventDefault: vi.fn(), stopPropagation: vi.fn() };
  RemoveButton({ title: 'Golf', onRemove }).props.onClick(event);
  expect(onRemove).toHaveBeenCalledOnce();
  expect(event.preventDefault).toHaveBeenCalledOnce();
  expect(event.stopPropagation).toHaveBeenCalledOnce();
});
