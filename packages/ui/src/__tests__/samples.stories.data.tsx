import { type ComponentType, type ReactNode } from 'react';
import * as library from '../entries/index.ts';

type Render = (args: object) => ReactNode;
interface Book {
  readonly default: {
    readonly title: string;
    readonly component?: ComponentType;
    readonly args?: object;
    readonly render?: Render;
  };
  readonly Default?: { readonly args?: object; readonly render?: Render };
}
const books = import.meta.glob<Book>(['../{primitives,patterns}/**/*.stories.tsx'], { eager: true });

const published = new Set<unknown>(Object.values(library));

/** Each published component with the props of its default story. */
export const samples = Object.values(books).flatMap(({ default: meta, Default }) =>
  meta.component && Default && published.has(meta.component)
    ? [
        {
          name: meta.title.replace(/.*\//, ''),
          component: Default.render ?? meta.render ?? meta.component,
          props: { ...meta.args, ...Default.args },
        },
      ]
    : [],
);
