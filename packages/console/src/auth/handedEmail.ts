/** The email address that the previous page handed on in the history, not in the address. */
export function handedEmail(
  state: unknown = 'history' in globalThis ? history.state : undefined,
): string | undefined {
  const email: unknown =
    typeof state === 'object' && state !== null && 'email' in state ? state.email : undefined;
  return typeof email === 'string' && email !== '' ? email : undefined;
}
