import { accountPaths } from '@millrace/ui/domain/routes';
import fc from 'fast-check';

/** Endings that a server may mistake for those of files. */
const endings = ['', '.js', '.css', '.png', '.html', '.ico', '.txt', '.json', '.gz', '.br', '.map', '.a1'];

/** Tokens of links, as their letters may hold them: JSON web tokens, base64, signatures with `:`, addresses. */
const token = fc
  .tuple(
    fc.oneof(
      fc
        .array(fc.base64String({ minLength: 4 }), { minLength: 1, maxLength: 3 })
        .map((parts) => parts.join('.')),
      fc.webSegment().map((segment) => decodeURIComponent(segment)),
      fc.emailAddress(),
      fc.string({ minLength: 1, unit: fc.constantFrom(...'aZ09-._~!$&()*+,;=:@') }),
    ),
    fc.constantFrom(...endings),
  )
  .map((parts) => parts.join(''))
  // A browser resolves these before it sends them.
  .filter((text) => text !== '' && !/^\.{1,2}$/.test(text))
  // nginx refuses a path with this one, whatever its configuration, and no service would put it into a link.
  .filter((text) => !text.includes('\0'));

/** The paths of links in letters, each with its document. */
export const linkPath = fc.oneof(
  token.map((text) => [accountPaths.userConfirmation(text), 'user-confirmation'] as const),
  token.map((text) => [accountPaths.userInvite(text), 'user-invite'] as const),
  token.map(
    (text) =>
      [`${accountPaths.resetPassword()}?token=${encodeURIComponent(text)}`, 'reset-password'] as const,
  ),
  token.map((text) => [`/sources/${encodeURIComponent(text)}`, 'index'] as const),
);
