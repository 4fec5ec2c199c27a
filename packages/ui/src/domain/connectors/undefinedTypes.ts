/**
 * Written by `npm run connectors` from the definition files; do not edit.
 * The types without a definition, so that whether a connector has a form is known before anything loads.
 */
export const undefinedTypes = { source: [], destination: [] } as const;
