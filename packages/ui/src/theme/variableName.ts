const kebab = (word: string): string => word.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The custom property of a token, without its dashes: `millrace-color-text-muted`. */
export const variableName = (path: readonly string[]): string => `millrace-${path.map(kebab).join('-')}`;
