import type { Density } from '../../../patterns/DensityProvider/density.ts';

export type ThemeChoice = 'system' | 'light' | 'dark';

/** The time zone in which all times are shown, and what can be chosen instead. */
export interface ShownZone {
  /** The user's own time zone, as an IANA name. */
  readonly own: string;
  /** The time zone of the times on the page, as an IANA name. */
  readonly shown: string;
  /** Called with the zone to show times in; `undefined` for the user's own. */
  onChange(zone: string | undefined): void;
  /** Called to choose from all zones, for example in `TimeZoneModal`. */
  onChooseOther(): void;
}

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
  /** In which time zone times are shown. Without it, there is no such choice. */
  zone?: ShownZone;
  /** Called to log out. */
  onLogout(): void;
}
