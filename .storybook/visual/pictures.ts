import { globSync, readFileSync } from 'node:fs';
import { loadCsf } from 'storybook/internal/csf-tools';

/** A story's tag that asks for pictures. */
const tag = 'visual';
const themes = ['light', 'dark'] as const;

/** A story as Storybook indexes it. */
export interface VisualStory {
  readonly id: string;
  readonly title: string;
  readonly name: string;
}

/** One picture: a story in a theme and a window. */
export interface Picture {
  readonly story: VisualStory;
  readonly theme: (typeof themes)[number];
  readonly width: number;
  readonly height: number;
  /** Ends below the content instead of filling the window. */
  readonly isCropped: boolean;
  /** The file of its reference. */
  readonly file: string;
}

/** Components are about as wide as a form. */
const windows = {
  component: [{ width: 640, height: 640, isCropped: true }],
  page: [
    { width: 1440, height: 900, isCropped: false },
    { width: 390, height: 844, isCropped: false },
  ],
} as const;

/** Screens and modals fill a window, on a desktop and a phone. */
const isPage = ({ title }: VisualStory): boolean => /^(?:Screens|Modals)\//.test(title);

/** The pictures of these stories, by width: a worker then opens another story each time. */
export const picturesOf = (stories: readonly VisualStory[]): readonly Picture[] =>
  stories
    .flatMap((story) =>
      windows[isPage(story) ? 'page' : 'component'].flatMap((window) =>
        themes.map((theme) => ({
          story,
          theme,
          ...window,
          file: `${story.id}.${theme}.${window.width}.png`,
        })),
      ),
    )
    .toSorted((one, other) => other.width - one.width);

/** The stories with the tag, from their sources. */
export const taggedStories = (): readonly VisualStory[] =>
  globSync('packages/*/src/**/*.stories.tsx')
    .toSorted()
    .map((fileName) => ({ fileName, code: readFileSync(fileName, 'utf8') }))
    // Parsing all files would take longer than opening the stories.
    .filter(({ code }) => code.includes(`'${tag}'`))
    .flatMap(({ fileName, code }) =>
      loadCsf(code, { fileName, makeTitle: (title) => title })
        .parse()
        .indexInputs.filter(({ tags }) => tags?.includes(tag))
        .map(({ __id: id = '', title = '', name = '' }) => ({ id, title, name })),
    );

/** The story and window of a picture. Both themes are taken one after the other. */
export const viewOf = ({ story, width }: Picture): string => `${story.id}.${width}`;
