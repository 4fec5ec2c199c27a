import { DocsContext, Story, useOf, type StoryProps } from '@storybook/addon-docs/blocks';
import { use, useLayoutEffect, useRef, useState } from 'react';
import { frameOf, storyAddress } from './frames.ts';

/**
 * A story on a docs page. A story with a viewport of its own gets a frame of that size, scaled down to the width of the
 * page, because media queries see the window and not the place of a story. All others render into the page.
 */
export function FramedStory(props: StoryProps) {
  const context = use(DocsContext);
  const { story } = useOf(props.of ?? 'story', ['story']);
  const frame = frameOf(story);
  const place = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element || !frame) return undefined;
    const fit = () => setScale(Math.min(1, element.clientWidth / frame.width));
    fit();
    window.addEventListener('resize', fit);
    return () => window.removeEventListener('resize', fit);
  }, [frame]);

  if (!frame) return <Story {...props} />;
  return (
    <div ref={place} style={{ blockSize: frame.height * scale, overflow: 'hidden' }}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- It shows this Storybook, with its service worker. */}
      <iframe
        // A page of many frames loads those in view.
        loading="lazy"
        title={story.name}
        src={storyAddress(story.id, context.getStoryContext(story).globals)}
        style={{
          inlineSize: frame.width,
          blockSize: frame.height,
          border: '1px solid var(--millrace-color-line)',
          boxSizing: 'content-box',
          transform: `scale(${scale})`,
          transformOrigin: '0 0',
        }}
      />
    </div>
  );
}
