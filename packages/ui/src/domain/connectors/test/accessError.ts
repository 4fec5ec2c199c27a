const credential =
  '(?:access|keys?|tokens?|credentials?|passwords?|authori[sz]ation|authentication|sign-in|login|session)';
const refusal = '(?:expired|refused|revoked|withdrawn|denied|invalid|invalidated|incorrect|rejected|failed)';

const accessErrors = new RegExp(
  String.raw`\b${credential}\b[^.]*\b${refusal}\b|\b${refusal}\b[^.]*\b${credential}\b|AccessDenied|\b40[13]\b`,
  'i',
);

/** Whether an error says that the access was refused. The service gives its errors as text only. */
export const isAccessError = (error: string): boolean => accessErrors.test(error);
