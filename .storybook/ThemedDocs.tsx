import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useLayoutEffect, useSyncExternalStore, type PropsWithChildren } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { themes } from 'storybook/theming';
import { applyTheme, docsThemeOf } from './appearance.ts';

/** The theme in the last event about the toolbar. */
function themeIn(event: unknown): string {
  const [update] = Array.isArray(event) ? (event as readonly unknown[]) : [];
  const globals = typeof update === 'object' && update !== null && 'globals' in update && update.globals;
  const theme = typeof globals === 'object' && globals !== null && 'theme' in globals && globals.theme;
  return typeof theme === 'string' ? theme : 'light';
}

/** A page of docs in the theme of the toolbar. A page without stories has no decorator that applies it. */
export function ThemedDocs({ children, context }: PropsWithChildren<DocsContainerProps>) {
  const { channel } = context;
  const theme = useSyncExternalStore(
    (onChange) => {
      channel.on(GLOBALS_UPDATED, onChange);
      return () => channel.off(GLOBALS_UPDATED, onChange);
    },
    () => themeIn(channel.last(GLOBALS_UPDATED)),
  );
  useLayoutEffect(() => applyTheme(theme), [theme]);
  const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches;
  return (
    <DocsContainer context={context} theme={themes[docsThemeOf(theme, prefersDark)]}>
      {children}
    </DocsContainer>
  );
}
