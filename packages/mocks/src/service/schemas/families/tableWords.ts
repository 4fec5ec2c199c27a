/**
 * Tables in a short notation: each name with its columns, every one `name type`, separated by commas. A `?` after the
 * type marks a nullable column, a `*` a part of the key.
 */
export type TableWords = Readonly<Record<string, string>>;
