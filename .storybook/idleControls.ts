import type { ArgTypesEnhancer } from 'storybook/internal/types';

/**
 * Removes controls without effect, but leaves the table of props. A story whose render function takes no props ignores
 * all of them. On a live service, the service overrides most props: only what the story itself sets may be changed.
 */
export const withoutIdleControls: ArgTypesEnhancer = ({ argTypes, parameters, initialArgs, name }) => {
  // The table of a component as a whole belongs to no story.
  if (name === '__meta') return argTypes;
  const takesProps = parameters['__isArgsStory'] !== false;
  const isLive = Boolean(parameters['service']);
  const isIdle = (prop: string) => !takesProps || (isLive && !(prop in initialArgs));
  return Object.fromEntries(
    Object.entries(argTypes).map(([prop, argType]) => [
      prop,
      isIdle(prop) ? { ...argType, control: false } : argType,
    ]),
  );
};
