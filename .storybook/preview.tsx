import { themeClasses, type ThemeName } from '@millrace/ui/theme';
import type { Preview } from '@storybook/react-vite';

declare const __MILLRACE_THEME__: ThemeName;

const isTheme = (name: unknown): name is ThemeName => typeof name === 'string' && name in themeClasses;

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
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { expanded: true },
    layout: 'padded',
    options: {
      storySort: {
        order: ['Start here', ['Welcome', '*'], 'Primitives', 'Patterns', 'Forms', 'Modals', 'Screens'],
        method: 'alphabetical',
      },
    },
  },
  decorators: [
    (Story, { globals }) => {
      document.documentElement.className =
        themeClasses[isTheme(globals['theme']) ? globals['theme'] : 'light'];
      document.documentElement.lang = 'en';
      return <Story />;
    },
  ],
};

export default preview;
