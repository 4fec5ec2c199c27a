/**
 * Tables as words: each name with its columns, every one `name type`, parted by commas. A `?` behind the type says that it
 * may be empty, a `*` that it is part of the key.
 */
export type TableWords = Readonly<Record<string, string>>;
