import type { Density } from '../../../patterns/DensityProvider/density.ts';

export type ThemeChoice = 'system' | 'light' | 'dark';

/** The user's own menu: who is signed in, and how the product looks for this user. */
export interface AccountMenuProps {
  /** Who is signed in. */
  account: {
    /** The full name, or the email address if no name is known. */
    readonly name: string;
    readonly email: string;
  };
  /** The user's own pages, such as the account. */
  accountLinks?: readonly { readonly label: string; readonly href: string }[];
  /** The selected theme. */
  theme: ThemeChoice;
  /** Called with the theme that the user selects. */
  onThemeChange(theme: ThemeChoice): void;
  /** The selected density of lists. */
  density: Density;
  /** Called with the density that the user selects. */
  onDensityChange(density: Density): void;
  /** Called to log out. */
  onLogout(): void;
}
