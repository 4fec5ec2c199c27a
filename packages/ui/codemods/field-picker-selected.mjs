/** The prop within a tag. An arrow function in an earlier prop contains a `>` that does not end the tag. */
const prop = /(<FieldPicker\b(?:=>|[^>])*?\s)picked(?==)/g;

/**
 * Renames the prop `picked` of `FieldPicker` to `selected`. It does not change props that are spread: `{...props}` keeps
 * working until the old name is removed.
 * @param {string} text
 * @returns {string}
 */
export const transform = (text) => text.replace(prop, '$1selected');
