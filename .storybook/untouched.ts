import type { Preview } from '@storybook/react-vite';

interface Opened {
  readonly renderOptions: { autoplay?: boolean };
}
const isOpened = (render: unknown): render is Opened =>
  typeof render === 'object' && render !== null && 'renderOptions' in render;

const currentRenderOf = (preview: unknown): unknown =>
  typeof preview === 'object' && preview !== null && 'currentRender' in preview
    ? preview.currentRender
    : undefined;

const seen = new WeakSet<Opened>();

/**
 * Opens a story called Default without its play function, so that a reviewer sees the component untouched. “Rerun” in
 * the Interactions panel plays it. Tests always play: they run without Storybook's preview.
 */
export const leaveDefaultUntouched: NonNullable<Preview['beforeEach']> = ({ name, viewMode }) => {
  const render: unknown =
    '__STORYBOOK_PREVIEW__' in globalThis ? currentRenderOf(globalThis.__STORYBOOK_PREVIEW__) : undefined;
  if (viewMode !== 'story' || name !== 'Default' || !isOpened(render)) return;
  render.renderOptions.autoplay = seen.has(render);
  seen.add(render);
};
