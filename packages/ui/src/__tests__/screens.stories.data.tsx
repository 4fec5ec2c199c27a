import { loadedService, serviceForStory, withService } from '@millrace/mocks/storybook';
import { composeStories } from '@storybook/react-vite';
import { createElement, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

type Book = Parameters<typeof composeStories>[0];
const books = import.meta.glob<Book>(['../{patterns,forms,modals,screens}/**/*.stories.tsx'], {
  eager: true,
});

type Composed = ComponentType & {
  readonly id: string;
  readonly args: object;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly tags: readonly string[];
};

/** A story that can be mounted in the page of another one. */
export interface MountableStory {
  readonly name: string;
  readonly story: Composed;
  /** What the story gets from its service. The service itself is created for each mount. */
  readonly loaded: Record<string, unknown>;
}

/** The stories of each component in a folder such as `screens/setup`, by the component's name. */
export function storiesIn(folder: string): ReadonlyMap<string, readonly MountableStory[]> {
  const found = new Map<string, readonly MountableStory[]>();
  for (const [file, book] of Object.entries(books)) {
    // The further pages of a component, such as `Wizard.behaviour.stories.tsx`, begin where its own page ends.
    const [, component] = /\/([A-Z]\w*)\.stories\.tsx$/.exec(file) ?? [];
    if (!file.startsWith(`../${folder}/`) || component === undefined) continue;
    const loaded = {};
    // The preview's decorator finds no service, because this story is not run but mounted by another one.
    const stories = composeStories(book, { decorators: [(Story) => withService(Story, { loaded })] });
    found.set(
      component,
      Object.entries<Composed>(stories).map(([name, story]) => ({ name, story, loaded })),
    );
  }
  return found;
}

/** What a component shows first: its default, or the first of its states. */
export const defaultOf = (stories: readonly MountableStory[]): MountableStory | undefined =>
  stories.find(({ name }) => name === 'Default') ?? stories[0];

export interface MountOptions {
  /** Changes the props. */
  readonly changeProps?: (props: object) => object;
  /** Changes what the service sends. */
  readonly changeResponse?: (json: unknown) => unknown;
  /** The story shows how it loads, and never gets further. @default false */
  readonly isLoading?: boolean;
  /** Called when the story shows what it has at once, before it has received anything. */
  readonly onFirst?: () => void;
}

/** A story in the page, with its service. */
export interface Mounted {
  readonly page: HTMLElement;
  /** What React could not render. */
  readonly problems: readonly string[];
  /** Renders it again with other props. */
  update(changeProps: (props: object) => object): void;
  unmount(): void;
}

const nextFrame = () => new Promise(requestAnimationFrame);

/** Frames without a change after which a story has settled. */
const quietFrames = 3;
/** Frames to wait for responses and for code that loads on demand. Some defaults show something that never ends. */
const mostBusyFrames = 30;
const mostWaitingFrames = 600;

/** Mounts a story beside the running one, and waits until it has received everything and no longer changes. */
export async function mountStory(
  { story: Story, loaded }: MountableStory,
  {
    changeProps = (props) => props,
    changeResponse = (json) => json,
    isLoading = false,
    onFirst,
  }: MountOptions = {},
): Promise<Mounted> {
  const { id, parameters, args } = Story;
  const endService = await serviceForStory({ id, parameters, loaded });
  const service = loadedService({ loaded })?.service;
  let underWay = 0;
  if (service) {
    const { handle } = service;
    Object.assign(service, {
      async handle(request: Request) {
        underWay += 1;
        try {
          const response = await handle(request);
          const isJson = response.headers.get('content-type')?.includes('json');
          return request.method === 'GET' && isJson
            ? new Response(JSON.stringify(changeResponse(await response.json())), response)
            : response;
        } finally {
          underWay -= 1;
        }
      },
    });
  }

  const problems: string[] = [];
  const note = (problem: unknown) => problems.push(String(problem));
  const page = document.body.appendChild(document.createElement('div'));
  // As in the shell, where a screen fills the window.
  page.style.cssText = 'display: flex; flex-direction: column; min-block-size: 100vh';
  const root = createRoot(page, { onUncaughtError: note, onCaughtError: note });
  let quiet = 0;
  const observer = new MutationObserver(() => void (quiet = 0));
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  flushSync(() => root.render(createElement(Story, changeProps(args))));
  onFirst?.();
  for (let busy = 0, waiting = 0; quiet < quietFrames; quiet += 1) {
    await nextFrame();
    if (isLoading) continue;
    if (underWay > 0 && (waiting += 1) < mostWaitingFrames) quiet = 0;
    else if (document.querySelector('[aria-busy=true]') && (busy += 1) < mostBusyFrames) quiet = 0;
  }
  observer.disconnect();
  return {
    page,
    problems,
    update: (change) => flushSync(() => root.render(createElement(Story, change(args)))),
    unmount() {
      root.unmount();
      page.remove();
      endService?.();
      delete loaded['service'];
    },
  };
}
