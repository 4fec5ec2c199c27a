/** Words for a secret, as connection strings, variables and options name it. */
const secretName = String.raw`(?:passw(?:or)?d|passphrase|pwd|(?:client|shared|secret)[ _-]?secret|(?:account|access|api|private|secret|shared)[ _-]?key|access[ _-]?token)`;
/** Shorter words, which also occur before a colon in ordinary text. */
const shortName = String.raw`(?:^|[^a-z])(?:pass|secret|token|sig)`;

/** The forms in which a password is written beside other text. */
const forms: readonly RegExp[] = [
  // `password=…`, `"pwd": "…"`, `PGPASSWORD='…'`
  new RegExp(String.raw`${secretName}["'\]]*\s*[=:]\s*["'{]*[^\s"'{;&,]`, 'i'),
  new RegExp(String.raw`${shortName}["'\]]*\s*=\s*\S`, 'i'),
  // `--password …`, `login … password …`
  new RegExp(String.raw`--(?:${secretName}|pass|secret|token)[\s=]+\S`, 'i'),
  /\blogin\s+\S+\s+password\s+\S/i,
  // `scheme://user:password@host`
  /\/\/[^\s/?#]*@/,
  // `user:password@host`, `user:password@tcp(host)`, `user/password@//host`; not the resource name of a cloud
  /^\s*(?!arn:)[^\s:@/]+:(?!\/\/)\S+@(?:[\w.-]+|\[[\da-f:.]+\]|\w+\([^)]*\))(?::\d+)?(?:[/?]\S*)?\s*$/i,
  /^\s*[^\s:@/]+\/\S+@(?:\/\/|[\w.-]+:\d)/,
  // A line of a password file: `host:port:database:user:password`
  /^\s*[^\s:]+:(?:\d{1,5}|\*):[^\s:]+:[^\s:]+:\S/,
  // A client's command with options
  /^\s*(?:(?:sudo|env|export|\w+=\S*)\s+)*(?:mysql|mariadb|psql|pg_|sqlcmd|bcp|snowsql|redis-cli|mongo|sshpass|curl)[\w-]*\s+-/i,
  // A token whose first letters name its kind: JSON Web Tokens, and those of well-known providers
  /\bBearer\s+[\w.~+/-]{16}/i,
  /\beyJ[\w-]{8,500}\.eyJ[\w-]{8}/,
  /\b(?:gh[opsur]_\w{20}|github_pat_\w{20}|glpat-[\w-]{20}|xox[abeoprs]-[\w-]{10}|[rs]k_live_\w{10}|shp(?:at|ca|pa|ss)_\w{20}|ya29\.[\w-]{20}|AIza[\w-]{35}|SG\.[\w-]{16,32}\.[\w-]{16})/,
  // A key or a certificate
  /-----BEGIN [^-\r\n]+-----/,
];

/** `scheme://user:password@host` with raw delimiters in the password: a login begins before the last `@` of the line. */
const hasRawLogin = (line: string): boolean =>
  /:\/\/[^\s/?#@:]*:/.test(line.slice(0, line.lastIndexOf('@') + 1));

/**
 * Whether a text may contain a password: an address with a login, a connection string, a command, a key. It is
 * refused where everyone who can view the entity can read the text. A password alone looks like any other text.
 */
export const mayHoldPassword = (text: string): boolean =>
  forms.some((form) => form.test(text)) || text.split(/[\r\n]/).some(hasRawLogin);
