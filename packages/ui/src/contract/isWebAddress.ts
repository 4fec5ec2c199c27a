/** Whether a text of the service is an address of the web: a link to another one could run code. */
export const isWebAddress = (value: string): boolean => /^https?:\/\//i.test(value);
