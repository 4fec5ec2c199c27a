/** Modules that vanilla-extract imports in its compiled output. */
const vanillaExtractRuntime = [
  '@vanilla-extract/recipes/createRuntimeFn',
  '@vanilla-extract/sprinkles/createRuntimeSprinkles',
];

const reactAria = [
  'Autocomplete',
  'Button',
  'Checkbox',
  'Dialog',
  'FieldError',
  'Focusable',
  'Form',
  'Header',
  'Heading',
  'Input',
  'Label',
  'Link',
  'ListBox',
  'Menu',
  'Meter',
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
 * All packages that stories import at run time. If Vite finds a dependency late, it reloads the page under a running
 * test, so add each new one here. The story tests read this through Storybook's configuration.
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
  'react-aria/SSRProvider',
  'react-aria/useAutocomplete',
  'react-aria/useOverlayPosition',
  'react-aria/useTooltipTrigger',
  'react-aria-components',
  'storybook/internal/csf',
  'storybook/test',
  'valibot',
];
