import { expect, it } from 'vitest';
import { findMarkupFault } from './svg-balance.ts';

it('a complete drawing has no error', () => {
  expect(findMarkupFault('<svg><g id="a"><path d="M0 0"/></g><use href="#a"/></svg>')).toBeNull();
});

it.each([
  ['an open tag', '<svg><g></svg>'],
  ['an unquoted attribute', '<svg width=3></svg>'],
  ['loose text', '<svg>hello</svg>'],
  ['a second id', '<svg><g id="a"/><g id="a"/></svg>'],
  ['a reference to nothing', '<svg><path fill="url(#sky)"/></svg>'],
])('%s is an error', (_name, markup) => {
  expect(findMarkupFault(markup)).not.toBeNull();
});
