/** Component, former prop, current prop. */
const renames = [
  ['FieldPicker', 'picked', 'selected'],
  ['ProviderRows', 'picked', 'selected'],
  ['ResyncModal', 'chosen', 'defaultSelected'],
];

/** A prop within a tag. An arrow function in an earlier prop contains a `>` that does not end the tag. */
const propOf = (/** @type {string} */ component, /** @type {string} */ prop) =>
  new RegExp(`(<${component}\\b(?:=>|[^>])*?\\s)${prop}(?==)`, 'g');

/**
 * Renames the props that hold a selection. It does not change props that are spread: `{...props}` keeps working until
 * the former names are removed.
 * @param {string} text
 * @returns {string}
 */
export const transform = (text) =>
  renames.reduce(
    (changed, [component = '', former = '', current = '']) =>
      changed.replace(propOf(component, former), `$1${current}`),
    text,
  );
