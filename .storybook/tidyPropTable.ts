import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';

/** A prop's description ends with its default (`@default`), which moves into the table's own column. */
function withStatedDefault(prop: StrictInputType): StrictInputType {
  const [, description, summary] = /^([^]*?)\s*@default\s+([^]*)$/.exec(prop.description ?? '') ?? [];
  if (summary === undefined) return prop;
  // A default from the code takes precedence. Without one, docgen leaves the field empty.
  return {
    ...prop,
    description,
    table: { ...prop.table, defaultValue: prop.table?.defaultValue ?? { summary } },
  };
}

/** The options of a choice, if docgen reports only that it is one. */
function withStatedType(prop: StrictInputType): StrictInputType {
  const raw = prop.type && typeof prop.type === 'object' ? prop.type.raw : undefined;
  if (raw === undefined || prop.table?.type?.summary !== 'union') return prop;
  const isOptionalText = /^(string|null|undefined|[ |])+$/.test(raw);
  return {
    ...prop,
    ...(isOptionalText && { control: { type: 'text' as const } }),
    table: { ...prop.table, type: { summary: raw } },
  };
}

/** An element cannot be typed; shown as an object it would expose React's internals. */
const withoutElementEditor = (prop: StrictInputType): StrictInputType =>
  /\bReact(Node|Element)\b/.test(prop.table?.type?.summary ?? '') ? { ...prop, control: false } : prop;

/** Makes the props table of a component match its source, and offer only valid options. */
export const tidyPropTable: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, prop]) => [
      name,
      withoutElementEditor(withStatedType(withStatedDefault(prop))),
    ]),
  );
