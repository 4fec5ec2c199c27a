import type { ReactNode } from 'react';
import type { NavigationItem } from '../../../domain/routes/navigation.ts';
import type { IconComponent } from '../../../primitives/Icon/Icon.tsx';

/** Something behind an entry that needs a person. */
export interface ShellAlert {
  /** Drawn at the end of the entry, or at its icon where the navigation is a strip of icons: `NavigationCount`. */
  readonly mark: ReactNode;
  /** What it says, for assistive technology: “6 pipelines stopped”. */
  readonly text: string;
}

/** An entry of a product’s own side navigation. A second level belongs to the page: use `Tabs` or `SegmentedLinks` there. */
export interface ShellNavigationItem {
  /** One or two words. It also identifies the entry. */
  readonly label: string;
  readonly href: string;
  /** Stands alone where the navigation is a strip of icons. */
  readonly icon: IconComponent;
  /** Whether the page that is open belongs to the entry. */
  readonly isCurrent: boolean;
  /** A few characters after the label, such as the number of open incidents. */
  readonly badge?: string | undefined;
  /** Something behind the entry that needs a person. @default nothing */
  readonly alert?: ShellAlert | undefined;
}

/** An entry of the console. */
export interface ConsoleNavigationItem extends NavigationItem {
  readonly alert?: ShellAlert | undefined;
}

/** A short note below the entries, such as the days that are left of a trial, and where it leads. */
export interface ShellNote {
  /** A few words on one line. */
  readonly label: string;
  readonly href: string;
  /** Stands alone where the navigation is a strip of icons. @default a payment card */
  readonly icon?: IconComponent;
}

/** What the console’s own entries and those of other products have in common: their place in the navigation. */
export type ShellNavigation = readonly ConsoleNavigationItem[] | readonly ShellNavigationItem[];

/** The mark of a product that is not Millrace. */
export interface ShellBrand {
  /** The mark with the product’s name. */
  readonly full: ReactNode;
  /** The mark alone, for narrow pages. It needs a text alternative. */
  readonly mark: ReactNode;
}
