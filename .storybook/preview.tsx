import { serviceForStory, withService } from '@millrace/mocks/storybook';
import { PresentProvider } from '@millrace/ui/PresentProvider';
import { themeClasses, type ThemeName } from '@millrace/ui/theme';
import type { Preview } from '@storybook/react-vite';
import './docs.css';
import { tidyPropTable } from './tidyPropTable.ts';
import { awaitPlacement } from './awaitPlacement.ts';

declare const __MILLRACE_THEME__: ThemeName;

const isTheme = (name: unknown): name is ThemeName => typeof name === 'string' && name in themeClasses;

/** What a former story had read out stays in the page for seconds, by the names of elements that are gone. */
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
            // An item's second line is its description, read after its name; the rule takes it for part of the name.
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
        // What a window of 1280 px shows at 400 %: the narrowest that has to work (WCAG 1.4.10), and hardly any height.
        zoomed: { name: 'Zoomed to 400 %', styles: { width: '320px', height: '256px' } },
        small: { name: 'Small phone', styles: { width: '320px', height: '640px' } },
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet', styles: { width: '768px', height: '1024px' } },
        wide: { name: 'Wide', styles: { width: '1440px', height: '900px' } },
      },
    },
    options: {
      storySort: {
        order: ['Start here', ['Welcome', '*'], 'Primitives', 'Patterns', 'Forms', 'Modals', 'Screens'],
        method: 'alphabetical',
      },
    },
  },
  argTypesEnhancers: [tidyPropTable],
  beforeAll: awaitPlacement,
  // Stories with `parameters.service` get a service twin of their own.
  beforeEach: [serviceForStory, forgetAnnouncements],
  decorators: [
    withService,
    // `parameters.present` sets another present or zone.
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
