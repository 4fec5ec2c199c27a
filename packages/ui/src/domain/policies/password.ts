import { isLongerThan } from '../graphemes.ts';
import { maxLength } from '../limits.ts';

/** The fewest characters of a password; the most stand in spec §5. */
export const shortestPassword = 12;
/** The fewest different ones, so that nobody takes the same letter twelve times. */
const fewestDifferent = 5;

/** Who the password is for, as far as is known. */
export interface PasswordOwner {
  readonly email?: string | null;
}

interface PasswordRule {
  /** The rule as people read it before they type. */
  readonly text: string;
  isMet(password: string, owner: PasswordOwner): boolean;
}

/** The part before the at sign, where it is long enough to be found in a word by intent only. */
const nameIn = (email: string): string | undefined => {
  const local = email.split('@')[0]?.toLowerCase() ?? '';
  return local.length >= 4 ? local : undefined;
};

/**
 * What a password has to be. Length does the work; letters, digits and signs are nobody's business, and spaces
 * count like every other character.
 */
export const passwordRules: readonly PasswordRule[] = [
  {
    text: `At least ${shortestPassword} characters.`,
    isMet: (password) => isLongerThan(password, shortestPassword - 1),
  },
  {
    text: `At most ${maxLength.password} characters.`,
    isMet: (password) => !isLongerThan(password, maxLength.password),
  },
  {
    text: `At least ${fewestDifferent} different characters.`,
    isMet: (password) => new Set(password).size >= fewestDifferent,
  },
  {
    text: 'Not your e-mail address.',
    isMet(password, { email }) {
      const name = email ? nameIn(email) : undefined;
      return name === undefined || !password.toLowerCase().includes(name);
    },
  },
];

/** The rules that a password does not keep, as sentences; none when it may be used. */
export const passwordProblems = (password: string, owner: PasswordOwner = {}): readonly string[] =>
  passwordRules.filter((rule) => !rule.isMet(password, owner)).map(({ text }) => text);
