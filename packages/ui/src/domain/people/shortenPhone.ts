const separators = /[\s()./\u2010-\u2015-]/g;

/**
 * A phone number without what only separates its digits, and without the zero in brackets that is dialled inside the
 * country. A number that is pasted as people write it then fits into 15 characters (spec §5). Other text stays.
 */
export const shortenPhone = (typed: string): string =>
  /^\+?\d*$/.test(typed.replace(separators, ''))
    ? typed.replaceAll('(0)', '').replace(separators, '')
    : typed;
