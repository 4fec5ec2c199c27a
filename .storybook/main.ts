import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig } from 'vite';
import { resolve } from 'node:path';
import { docgenOfComponents } from './docgenOfComponents.ts';
import { inMemoryConsole } from './inMemoryConsole.ts';
import { readableProps } from './readableProps.ts';
import { runtimeDependencies } from './runtimeDependencies.ts';

const config = {
  framework: '@storybook/react-vite',
  stories: ['./*.mdx', '../packages/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // The worker that answers stories for the service. It must never be part of the console's build.
  staticDirs: ['./public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: ({ plugins = [], ...vite }) =>
    mergeConfig(vite, {
      // The first plugin runs before Storybook's own docgen.
      plugins: [
        readableProps,
        inMemoryConsole(resolve(import.meta.dirname, '..')),
        ...docgenOfComponents(plugins),
        vanillaExtractPlugin(),
      ],
      resolve: { conditions: ['@millrace/source', 'module', 'browser', 'development|production'] },
      // `MILLRACE_THEME=dark` runs every story and story test in the dark theme.
      define: {
        __MILLRACE_THEME__: JSON.stringify(process.env.MILLRACE_THEME ?? 'light'),
        // Under a test, react-aria's virtualizer asks for this whether to draw only what is in view, as it does for people.
        'process.env.VIRT_ON': JSON.stringify('yes'),
      },
      // The router is served as it is, because the console's address in memory is given to it too.
      optimizeDeps: { include: runtimeDependencies, exclude: ['wouter'] },
      build: {
        // Readers of “Show code” and of a stack trace see the names of the source.
        minify: false,
        rolldownOptions: { output: { keepNames: true } },
        sourcemap: false,
        reportCompressedSize: false,
      },
    }),
} satisfies StorybookConfig;

export default config;
