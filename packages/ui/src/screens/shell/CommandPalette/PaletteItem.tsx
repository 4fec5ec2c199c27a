import { createElement, type ReactNode } from 'react';
import { ListBoxItem } from 'react-aria-components/ListBox';
import { showHidden } from '../../../domain/hiddenCharacters.ts';
import { matchedRanges } from '../../../domain/search/matchText.ts';
import type { SearchScreenName } from '../../../domain/search/searchScreens.ts';
import { ConnectorMark } from '../../../patterns/ConnectorMark/ConnectorMark.tsx';
import { Race } from '../../../patterns/Race/Race.tsx';
import type { IconComponent } from '../../../primitives/Icon/Icon.tsx';
import { ArchiveIcon } from '../../../primitives/Icon/icons/ArchiveIcon.ts';
import { BellIcon } from '../../../primitives/Icon/icons/BellIcon.ts';
import { CardIcon } from '../../../primitives/Icon/icons/CardIcon.ts';
import { DestinationIcon } from '../../../primitives/Icon/icons/DestinationIcon.ts';
import { HomeIcon } from '../../../primitives/Icon/icons/HomeIcon.ts';
import { LockIcon } from '../../../primitives/Icon/icons/LockIcon.ts';
import { ObservabilityIcon } from '../../../primitives/Icon/icons/ObservabilityIcon.ts';
import { PersonIcon } from '../../../primitives/Icon/icons/PersonIcon.ts';
import { PipelinesIcon } from '../../../primitives/Icon/icons/PipelinesIcon.ts';
import { RefreshIcon } from '../../../primitives/Icon/icons/RefreshIcon.ts';
import { SettingsIcon } from '../../../primitives/Icon/icons/SettingsIcon.ts';
import { SourceIcon } from '../../../primitives/Icon/icons/SourceIcon.ts';
import * as css from './CommandPalette.css.ts';
import { paletteAction } from './paletteActions.ts';
import type { PaletteList, PaletteLook, PaletteRow } from './paletteRows.ts';

const screenIcons: Readonly<Record<SearchScreenName, IconComponent>> = {
  home: HomeIcon,
  pipelines: PipelinesIcon,
  sources: SourceIcon,
  destinations: DestinationIcon,
  alerts: BellIcon,
  metrics: ObservabilityIcon,
  account: SettingsIcon,
  users: PersonIcon,
  usage: SettingsIcon,
  billing: CardIcon,
  hooks: SettingsIcon,
  notifications: SettingsIcon,
  tunnels: LockIcon,
  archivedPipelines: ArchiveIcon,
  archivedSources: ArchiveIcon,
  archivedDestinations: ArchiveIcon,
};

const iconOf = (look: PaletteLook): IconComponent =>
  look.kind === 'screen' ? screenIcons[look.name] : look.kind === 'alert' ? BellIcon : ObservabilityIcon;

function Mark({ look }: { readonly look: PaletteLook }) {
  if (look.kind === 'pipeline') return <Race {...look} />;
  if (look.kind === 'connector') return <ConnectorMark type={look.type} size="small" />;
  return createElement(iconOf(look), { size: 17 });
}

/** A text with the parts that the query matches. */
function Marked({ text, query }: { readonly text: string; readonly query: string }) {
  const parts: ReactNode[] = [];
  let last = 0;
  for (const [start, end] of matchedRanges(query, text)) {
    parts.push(
      text.slice(last, start),
      <mark key={start} className={css.match}>
        {text.slice(start, end)}
      </mark>,
    );
    last = end;
  }
  return [...parts, text.slice(last)];
}

const failures: Readonly<Record<PaletteList, string>> = {
  pipelines: 'Pipelines',
  sources: 'Sources',
  destinations: 'Destinations',
  alerts: 'Alerts',
  metrics: 'Metrics',
};

interface Looks {
  readonly label: string;
  readonly mark: ReactNode;
  readonly detail?: string;
  readonly href?: string;
}

function looksOf(row: PaletteRow): Looks {
  if (row.kind === 'failed') {
    return {
      label: `${failures[row.list]} could not be searched.`,
      mark: <RefreshIcon size={17} />,
      detail: 'Try again',
    };
  }
  if (row.kind === 'action') {
    const { label, icon: Icon, href } = paletteAction(row.name);
    return { label, mark: <Icon size={17} />, ...(href !== undefined && { href }) };
  }
  const { label, look, href } = row.target;
  return {
    label: showHidden(label),
    mark: <Mark look={look} />,
    href,
    ...(row.detail !== undefined && { detail: row.detail }),
  };
}

interface PaletteItemProps {
  readonly row: PaletteRow;
  readonly query: string;
  readonly onChoose: (row: PaletteRow) => void;
}

/** One result. Pages are links, which can also be opened in a new tab. */
export function PaletteItem({ row, query, onChoose }: PaletteItemProps) {
  const { label, mark, detail, href } = looksOf(row);
  const isFailure = row.kind === 'failed';
  return (
    <ListBoxItem
      id={row.id}
      textValue={label}
      href={href}
      onAction={() => onChoose(row)}
      className={isFailure ? css.failure : css.item}
    >
      <span className={css.mark} aria-hidden>
        {mark}
      </span>
      <span className={css.label}>
        <bdi>{isFailure ? label : <Marked text={label} query={query} />}</bdi>
      </span>
      {detail !== undefined && <span className={css.detail}>{detail}</span>}
    </ListBoxItem>
  );
}
