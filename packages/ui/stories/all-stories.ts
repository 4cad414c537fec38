import { type ComponentType, createElement, type ReactElement } from 'react';

interface Story {
  name?: string;
  args?: object;
  render?: (args: object) => ReactElement;
}

type StoryModule = { default: { component?: ComponentType; args?: object } } & Record<string, Story>;

export interface NamedStory {
  /** `price-block--with-finance`: also the prefix of the ids inside, so that stories can share a page. */
  id: string;
  name: string;
  element: ReactElement;
}

const modules = import.meta.glob<StoryModule>('../src/**/*.stories.tsx', { eager: true });

/**
 * Every story by its component's folder: the one list behind the gallery, the server test and the browser
 * check.
 */
export const storiesByPiece: ReadonlyMap<string, readonly NamedStory[]> = new Map(
  Object.entries(modules).map(([path, module]) => {
    const piece = path.split('/').at(-2) ?? path;
    return [piece, listStories(piece, module)];
  }),
);

function listStories(piece: string, { default: meta, ...stories }: StoryModule): NamedStory[] {
  return Object.entries(stories).map(([key, story]) => {
    const name = story.name ?? key.replace(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' ');
    const args = { ...meta.args, ...story.args };
    // A render function may use hooks, so it is mounted as a component.
    const component = (story.render as ComponentType | undefined) ?? meta.component;
    if (!component)
      throw new Error(`The story ${piece}/${key} has neither a component nor a render function.`);
    return {
      id: `${piece}--${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`,
      name,
      element: createElement(component, args),
    };
  });
}
