/** Row height on pages without room for columns, where a row has two lines. */
export const narrowRowHeight = 68;
/** Height of the app's top bar, below which the column heads stick. */
export const headOffset = 56;
