/** Height of a metric with its place below its name, in px at the default font size. */
export const rowHeight = 52;
