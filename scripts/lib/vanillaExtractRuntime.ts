/**
 * What vanilla-extract writes imports of into the modules that it compiles. No scan of our sources finds them, so Vite
 * has to be told: found late, a dependency makes it reload the page.
 */
export const vanillaExtractRuntime: readonly string[] = [
  '@vanilla-extract/recipes/createRuntimeFn',
  '@vanilla-extract/sprinkles/createRuntimeSprinkles',
];
