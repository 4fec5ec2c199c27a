/** Whether a text of the configuration is an address elsewhere, or a path of the page's own host. */
export const isAddress = (value: string): boolean => value.startsWith('/') || /^https?:\/\//.test(value);
