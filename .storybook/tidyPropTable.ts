import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';

/** What is said of a prop ends with its default (`@default`); that goes into the table's column for it. */
function withStatedDefault(prop: StrictInputType): StrictInputType {
  const [, description, summary] = /^([^]*?)\s*@default\s+([^]*)$/.exec(prop.description ?? '') ?? [];
  if (summary === undefined) return prop;
  // What the code itself says comes first; where it says nothing, the reader leaves an empty place.
  return {
    ...prop,
    description,
    table: { ...prop.table, defaultValue: prop.table?.defaultValue ?? { summary } },
  };
}

/** The words of a choice, where the reader of props says no more than that it is one. */
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

/** An element cannot be typed; shown as an object it is React's own inside. */
const withoutElementEditor = (prop: StrictInputType): StrictInputType =>
  /\bReact(Node|Element)\b/.test(prop.table?.type?.summary ?? '') ? { ...prop, control: false } : prop;

/** Makes a component's table of props say what its source says, and offer only what can be chosen there. */
export const tidyPropTable: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, prop]) => [
      name,
      withoutElementEditor(withStatedType(withStatedDefault(prop))),
    ]),
  );
