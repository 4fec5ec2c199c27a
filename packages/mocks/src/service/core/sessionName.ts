/** The twin session of a request: by the header `x-twin-session`, otherwise by the cookie `twin`. */
export const sessionNamedBy = ({
  header,
  cookie,
}: {
  readonly header: string | null | undefined;
  readonly cookie: string | null | undefined;
}): string | undefined => header || /(?:^|;\s*)twin=([^;]*)/.exec(cookie ?? '')?.[1] || undefined;
