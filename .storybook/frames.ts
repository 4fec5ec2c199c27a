interface Frame {
  readonly width: number;
  readonly height: number;
}

/** The viewports of the toolbar, in pixels. */
const viewports = {
  // A window of 1280 px at 400 %: the narrowest required width (WCAG 1.4.10), and a very low height.
  zoomed: { name: 'Zoomed to 400 %', width: 320, height: 256 },
  small: { name: 'Small phone', width: 320, height: 640 },
  phone: { name: 'Phone', width: 390, height: 844 },
  tablet: { name: 'Tablet', width: 768, height: 1024 },
  wide: { name: 'Wide', width: 1440, height: 900 },
} as const satisfies Readonly<Record<string, Frame & { readonly name: string }>>;

export type ViewportName = keyof typeof viewports;
const isViewport = (name: unknown): name is ViewportName => typeof name === 'string' && name in viewports;

/** The same for Storybook's toolbar. */
export const viewportOptions = Object.fromEntries(
  Object.entries(viewports).map(([key, { name, width, height }]) => [
    key,
    { name, styles: { width: `${width}px`, height: `${height}px` } },
  ]),
);

/** The size of the window that a story asks for with `globals: { viewport: { value: 'phone' } }`. */
export function frameOf({
  storyGlobals,
}: {
  readonly storyGlobals: Readonly<Record<string, unknown>>;
}): Frame | undefined {
  const { viewport } = storyGlobals;
  const name =
    typeof viewport === 'object' && viewport !== null && 'value' in viewport ? viewport.value : viewport;
  return isViewport(name) ? viewports[name] : undefined;
}

/** What the toolbar changes about any story. The others are about the service behind a screen. */
const appearance = ['theme', 'direction', 'textSize', 'motion', 'density'];

/** The address of a story alone, looking as the toolbar says, without its play function. */
export function storyAddress(id: string, globals: Readonly<Record<string, unknown>>): string {
  const chosen = appearance.flatMap((name) => (globals[name] ? [`${name}:${String(globals[name])}`] : []));
  return `iframe.html?${new URLSearchParams({ id, viewMode: 'story', embed: 'true', globals: chosen.join(';') }).toString()}`;
}

/** The appearances that Chromatic compares: both themes, desktop and phone. */
export const chromaticModes = Object.fromEntries(
  (['light', 'dark'] as const).flatMap((theme) =>
    (['wide', 'phone'] as const).map((viewport) => [`${theme} ${viewport}`, { theme, viewport }]),
  ),
);
