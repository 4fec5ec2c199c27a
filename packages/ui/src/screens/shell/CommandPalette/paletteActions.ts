import { alertPaths } from '../../../domain/routes/alertPaths.ts';
import { connectorPaths } from '../../../domain/routes/connectorPaths.ts';
import type { IconComponent } from '../../../primitives/Icon/Icon.tsx';
import { ClockIcon } from '../../../primitives/Icon/icons/ClockIcon.ts';
import { ComfortableIcon } from '../../../primitives/Icon/icons/ComfortableIcon.ts';
import { CompactIcon } from '../../../primitives/Icon/icons/CompactIcon.ts';
import { KeyboardIcon } from '../../../primitives/Icon/icons/KeyboardIcon.ts';
import { LogoutIcon } from '../../../primitives/Icon/icons/LogoutIcon.ts';
import { MessageIcon } from '../../../primitives/Icon/icons/MessageIcon.ts';
import { MonitorIcon } from '../../../primitives/Icon/icons/MonitorIcon.ts';
import { MoonIcon } from '../../../primitives/Icon/icons/MoonIcon.ts';
import { PersonIcon } from '../../../primitives/Icon/icons/PersonIcon.ts';
import { PlusIcon } from '../../../primitives/Icon/icons/PlusIcon.ts';
import { SunIcon } from '../../../primitives/Icon/icons/SunIcon.ts';

interface PaletteAction {
  readonly label: string;
  readonly icon: IconComponent;
  /** Other words for it. */
  readonly aliases: string;
  /** The page on which the action begins. Actions without one are up to `onAction`. */
  readonly href?: string;
}

/** In display order. */
export const paletteActions = {
  createPipeline: { label: 'Create pipeline', icon: PlusIcon, aliases: 'new add sync' },
  importPipeline: { label: 'Import pipeline', icon: PlusIcon, aliases: 'file json settings upload' },
  createSource: {
    label: 'Create source',
    icon: PlusIcon,
    aliases: 'new add connect',
    href: connectorPaths.source.select(),
  },
  createDestination: {
    label: 'Create destination',
    icon: PlusIcon,
    aliases: 'new add connect',
    href: connectorPaths.destination.select(),
  },
  createAlert: { label: 'Create alert', icon: PlusIcon, aliases: 'new add', href: alertPaths.create() },
  inviteUsers: { label: 'Invite users', icon: PersonIcon, aliases: 'people team add new' },
  shareFeedback: {
    label: 'Share feedback',
    icon: MessageIcon,
    aliases: 'support chat help contact escalate',
  },
  showShortcuts: { label: 'Show keyboard shortcuts', icon: KeyboardIcon, aliases: 'keys help' },
  useSystemTheme: { label: 'Use the theme of the device', icon: MonitorIcon, aliases: 'system appearance' },
  useLightTheme: { label: 'Use the light theme', icon: SunIcon, aliases: 'appearance mode' },
  useDarkTheme: { label: 'Use the dark theme', icon: MoonIcon, aliases: 'appearance mode' },
  useComfortableRows: { label: 'Show comfortable rows', icon: ComfortableIcon, aliases: 'density lists' },
  useCompactRows: { label: 'Show compact rows', icon: CompactIcon, aliases: 'density lists' },
  showOwnTimes: { label: 'Show times in my time zone', icon: ClockIcon, aliases: 'local hours' },
  showUtc: { label: 'Show times in UTC', icon: ClockIcon, aliases: 'time zone gmt hours' },
  showOtherTimes: { label: 'Show times in another time zone', icon: ClockIcon, aliases: 'hours city' },
  logout: { label: 'Log out', icon: LogoutIcon, aliases: 'logout sign out leave' },
} as const satisfies Readonly<Record<string, PaletteAction>>;

/** An action that the command palette offers. */
export type PaletteActionName = keyof typeof paletteActions;

export const paletteAction = (name: PaletteActionName): PaletteAction => paletteActions[name];
