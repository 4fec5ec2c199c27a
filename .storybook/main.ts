import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig } from 'vite';

const reactAria = [
  'Button',
  'Checkbox',
  'Dialog',
  'FieldError',
  'Focusable',
  'Form',
  'Heading',
  'Input',
  'Label',
  'Link',
  'ListBox',
  'Menu',
  'Modal',
  'Popover',
  'RadioGroup',
  'SearchField',
  'Select',
  'Separator',
  'Switch',
  'Tabs',
  'Text',
  'TextArea',
  'TextField',
  'Toast',
  'ToggleButton',
  'ToggleButtonGroup',
  'Tooltip',
  'composeRenderProps',
].map((name) => `react-aria-components/${name}`);

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./*.mdx', '../packages/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // The worker that answers stories for the service; it must never be part of the console's build.
  staticDirs: ['./public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [vanillaExtractPlugin()],
      resolve: { conditions: ['@millrace/source', 'module', 'browser', 'development|production'] },
      // `MILLRACE_THEME=dark` opens every story, and runs every story test, in the dark theme.
      define: { __MILLRACE_THEME__: JSON.stringify(process.env.MILLRACE_THEME ?? 'light') },
      // Found late, a dependency makes Vite reload the page under a running test.
      optimizeDeps: {
        include: [
          ...reactAria,
          '@internationalized/date',
          '@tanstack/react-virtual',
          '@vanilla-extract/recipes/createRuntimeFn',
          '@vanilla-extract/sprinkles/createRuntimeSprinkles',
          'croner',
          'dompurify',
          'msw/browser',
          'msw/http',
          'msw/utils/get-response',
          'msw/ws',
          'pusher-js',
          'react-dom',
          'valibot',
        ],
      },
    }),
};

export default config;
