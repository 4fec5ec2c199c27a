/** What vanilla-extract writes imports of into the modules that it compiles. */
const vanillaExtractRuntime = [
  '@vanilla-extract/recipes/createRuntimeFn',
  '@vanilla-extract/sprinkles/createRuntimeSprinkles',
];

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

/**
 * All that stories import from packages when they run. A dependency that Vite finds late makes it reload the page under a
 * running test, so extend this with each new one. The story tests read it through Storybook's configuration.
 */
export const runtimeDependencies: string[] = [
  ...vanillaExtractRuntime,
  ...reactAria,
  '@internationalized/date',
  'croner',
  'dompurify',
  'msw/browser',
  'msw/http',
  'msw/utils/get-response',
  'msw/ws',
  'pusher-js',
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'react-aria-components',
  'storybook/test',
  'valibot',
];
