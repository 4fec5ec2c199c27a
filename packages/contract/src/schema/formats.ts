const dateTime = /^\d{4}-\d{2}-\d{2}[Tt ]\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:[Zz]|[+-]\d{2}:\d{2})$/;
const date = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Texts in the two formats of the contract. A time needs its zone: without one, each browser reads another instant.
 */
export const formats = {
  'date-time': (text: string): boolean => dateTime.test(text) && !Number.isNaN(Date.parse(text)),
  date: (text: string): boolean => date.test(text) && !Number.isNaN(Date.parse(text)),
} as const;
