import { serviceForStory, withService } from '@millrace/mocks/storybook';
import { PresentProvider } from '@millrace/ui/PresentProvider';
import { themeClasses, type ThemeName } from '@millrace/ui/theme';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import './docs.css';
import { tidyPropTable } from './tidyPropTable.ts';
import { awaitPlacement } from './awaitPlacement.ts';

declare const __MILLRACE_THEME__: ThemeName;

// A busy machine may need longer than the default second to render what a story waits for.
configure({ asyncUtilTimeout: 5_000 });

const isTheme = (name: unknown): name is ThemeName => typeof name === 'string' && name in themeClasses;

/** Announcements of a previous story stay in the page for seconds and refer to removed elements. */
function forgetAnnouncements() {
  for (const log of document.querySelectorAll('[data-live-announcer] > *')) log.replaceChildren();
}

const preview: Preview = {
  tags: ['autodocs'],
  initialGlobals: { theme: __MILLRACE_THEME__ },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
          { value: 'system', title: 'System', icon: 'browser' },
        ],
      },
    },
  },
  parameters: {
    a11y: {
      test: 'error',
      config: {
        rules: [
          {
            // The second line of an item is its description, announced after its name. The rule treats it as part of
            // the name.
            id: 'label-content-name-mismatch',
            selector: ':not(:is([role=menuitem], [role=option])[aria-describedby])',
          },
        ],
      },
    },
    backgrounds: { disable: true },
    controls: { expanded: true },
    layout: 'padded',
    viewport: {
      options: {
        // A window of 1280 px at 400 %: the narrowest required width (WCAG 1.4.10), and a very low height.
        zoomed: { name: 'Zoomed to 400 %', styles: { width: '320px', height: '256px' } },
        small: { name: 'Small phone', styles: { width: '320px', height: '640px' } },
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet', styles: { width: '768px', height: '1024px' } },
        wide: { name: 'Wide', styles: { width: '1440px', height: '900px' } },
      },
    },
    options: {
      storySort: {
        order: [
          'Start here',
          ['Welcome', '*'],
          'Primitives',
          'Patterns',
          'Forms',
          'Connectors',
          ['Gallery', '*'],
          'Modals',
          'Screens',
        ],
        method: 'alphabetical',
      },
    },
  },
  argTypesEnhancers: [tidyPropTable],
  beforeAll: awaitPlacement,
  // Stories with `parameters.service` get their own service twin.
  beforeEach: [serviceForStory, forgetAnnouncements],
  decorators: [
    withService,
    // `parameters.present` sets another time or zone.
    (Story, { parameters }) => (
      <PresentProvider now={new Date('2026-03-04T10:00:00Z')} timeZone="UTC">
        <PresentProvider {...parameters['present']}>
          <Story />
        </PresentProvider>
      </PresentProvider>
    ),
    (Story, { globals }) => {
      document.documentElement.className =
        themeClasses[isTheme(globals['theme']) ? globals['theme'] : 'light'];
      document.documentElement.lang = 'en';
      return <Story />;
    },
  ],
};

export default preview;
