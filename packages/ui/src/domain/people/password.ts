import { isLongerThan } from '../text/graphemes.ts';
import { maxLength } from '../text/limits.ts';

/** Minimum length of a password; spec §5 sets the maximum. */
export const shortestPassword = 12;
/** Minimum number of different characters, so that one repeated letter is refused. */
const fewestDifferent = 5;

/** The known details of the account owner. */
export interface PasswordOwner {
  readonly email?: string | null;
}

interface PasswordRule {
  /** The rule as a sentence. */
  readonly text: string;
  /** Whether the rule is shown only once it is broken, because it is nearly always met. @default false */
  readonly isTacit?: boolean;
  isMet(password: string, owner: PasswordOwner): boolean;
}

/** The part before the at sign, if it is long enough to be contained in a password only on purpose. */
const nameIn = (email: string): string | undefined => {
  const local = email.split('@')[0]?.toLowerCase() ?? '';
  return local.length >= 4 ? local : undefined;
};

/**
 * The password rules. Only length and variety count, not kinds of characters. Spaces count like any
 * other character.
 */
export const passwordRules: readonly PasswordRule[] = [
  {
    text: `At least ${shortestPassword} characters.`,
    isMet: (password) => isLongerThan(password, shortestPassword - 1),
  },
  {
    text: `At most ${maxLength.password} characters.`,
    isTacit: true,
    isMet: (password) => !isLongerThan(password, maxLength.password),
  },
  {
    text: `At least ${fewestDifferent} different characters.`,
    isMet: (password) => new Set(password).size >= fewestDifferent,
  },
  {
    text: 'Not your email address.',
    isMet(password, { email }) {
      const name = email ? nameIn(email) : undefined;
      return name === undefined || !password.toLowerCase().includes(name);
    },
  },
];

/** The rules that a password breaks, as sentences; empty if the password is valid. */
export const passwordProblems = (password: string, owner: PasswordOwner = {}): readonly string[] =>
  passwordRules.filter((rule) => !rule.isMet(password, owner)).map(({ text }) => text);
