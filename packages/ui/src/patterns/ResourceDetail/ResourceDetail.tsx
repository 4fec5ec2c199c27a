import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { showHidden } from '../../domain/text/hiddenCharacters.ts';
import { describeFailedRead } from '../../domain/outcome/problem.ts';
import type { Remote } from '../../domain/outcome/remote.ts';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { PencilIcon } from '../../primitives/Icon/icons/PencilIcon.ts';
import { Loading } from '../../primitives/Loading/Loading.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import type { RootProps } from '../../primitives/rootProps.ts';
import { DetailHeader, type DetailTab } from '../DetailHeader/DetailHeader.tsx';
import { LiveIndicator, type LiveState } from '../LiveIndicator/LiveIndicator.tsx';
import { PageMessage } from '../PageMessage/PageMessage.tsx';
import { ProblemNotice } from '../ProblemNotice/ProblemNotice.tsx';
import { SentenceToCome } from '../StateSentence/SentenceToCome.tsx';
import { RenameTitle } from './RenameTitle.tsx';
import * as css from './ResourceDetail.css.ts';

/** What the frame shows of a resource. */
export interface ResourceHead {
  readonly name: string;
  /** Shown before the title, such as a connector's mark. */
  readonly mark?: ReactNode;
  /** A line below the title. */
  readonly subtitle?: ReactNode;
  /** Beside the title. */
  readonly status?: ReactNode;
  /** Its state as a sentence below the title, shown in every view: a `StateSentence`. */
  readonly sentence?: ReactNode;
  /** At the end of the title row, the primary action last. */
  readonly actions?: ReactNode;
  /**
   * Saves a new name. Resolves with the reason if it was refused, or with `undefined` once it is saved. Omitted if the
   * resource cannot be renamed.
   */
  readonly onRename?: (name: string) => Promise<string | undefined>;
  /** Maximum length of a name, in characters. @default 255 */
  readonly nameLength?: number;
}

export interface ResourceDetailProps<Value, Tab extends string> extends RootProps<HTMLDivElement> {
  /** What the resource is, in lower case: `pipeline`. */
  noun: string;
  /** The resource: loading, loaded or failed. */
  resource: Remote<Value>;
  /** Its name, if already known from a list: the heading until the resource has loaded. @default the noun */
  name?: string;
  /** The parent list, as the breadcrumb shows it. */
  list: { readonly label: string; readonly href: string };
  /** Returns what the frame shows of the resource. */
  head(value: Value): ResourceHead;
  /** Its views, each with its own address, also while the resource loads. @default a single view */
  tabs?: readonly DetailTab<Tab>[];
  /** The view that `children` renders. */
  selected: Tab;
  /** Links to the parts of the view, above it, also while the resource loads. */
  viewLinks?: ReactNode;
  /** State of live updates; omitted if the service has no realtime. */
  live?: LiveState;
  /** Reserves the layout of the view while the resource loads. */
  skeleton: ReactNode;
  /** Whether a mark will appear before the title, such as a connector's. @default false */
  hasMark?: boolean;
  /** Whether a line will appear below the title. @default false */
  hasSubtitle?: boolean;
  /** Whether a sentence will appear below the title. @default false */
  hasSentence?: boolean;
  /** Widths of the badges that will appear after the title, in px, so that they wrap as they will. @default none */
  badgeWidths?: readonly number[];
  /**
   * Widths of the actions that will appear, in px at the default font size, so that the skeleton wraps as they do.
   * @default one line, which a phone shows below the title
   */
  actionWidths?: readonly number[];
  /** Fetches the resource again. */
  onRetry(): void;
  /** Renders the view. */
  children(value: Value): ReactNode;
}

interface HeadToCome {
  readonly name: string;
  readonly hasMark: boolean;
  readonly hasSubtitle: boolean;
  readonly hasSentence: boolean;
  readonly badgeWidths: readonly number[];
  readonly actionWidths: readonly number[] | undefined;
}

const noBadges: readonly number[] = [];

/** The head while the resource loads. */
const headToCome = ({
  name,
  hasMark,
  hasSubtitle,
  hasSentence,
  badgeWidths,
  actionWidths,
}: HeadToCome): ResourceHead => ({
  name,
  status: badgeWidths.map((width, index) => <Skeleton key={index} width={width} height={22} isRound />),
  mark: hasMark && <Skeleton width="44px" height={44} />,
  subtitle: hasSubtitle && '\u00A0',
  sentence: hasSentence && <SentenceToCome />,
  actions: actionWidths ? (
    <>
      {actionWidths.map((width, index) => (
        <Skeleton key={index} width={width} height={34} />
      ))}
    </>
  ) : (
    // On a phone too wide for the line of any title.
    <Skeleton width={352} height={34} />
  ),
});

/**
 * The frame of a resource's page: breadcrumb, title, status, actions and views. It also handles loading, offline, not
 * found, failures, and a refresh that failed while the page is shown. What is there while the resource loads stays the
 * same element afterwards, so it keeps the focus. For a page whose resource is loaded use `DetailHeader`.
 */
export function ResourceDetail<Value, Tab extends string>({
  noun,
  name,
  resource,
  list,
  head,
  tabs = [],
  selected,
  viewLinks,
  live,
  skeleton,
  hasMark = false,
  hasSubtitle = false,
  hasSentence = false,
  badgeWidths = noBadges,
  actionWidths,
  onRetry,
  children,
  ...root
}: ResourceDetailProps<Value, Tab>) {
  // An open page whose resource is deleted says the same as one that opens afterwards.
  if (resource.state !== 'loading' && resource.problem?.status === 404) {
    return (
      <PageMessage
        {...root}
        title={`This ${noun} was not found`}
        actions={<ButtonLink href={list.href}>{`All ${list.label.toLowerCase()}`}</ButtonLink>}
      >
        It may have been deleted, or it belongs to another account.
      </PageMessage>
    );
  }
  const title = name ?? noun.charAt(0).toUpperCase() + noun.slice(1);
  const subject = `This ${noun}`;
  const frame = { root, trail: [list], selected };
  switch (resource.state) {
    case 'loading':
      return (
        <DetailFrame
          {...frame}
          isName={name !== undefined}
          head={headToCome({
            name: title,
            hasMark,
            hasSubtitle,
            hasSentence,
            badgeWidths,
            actionWidths,
          })}
          tabs={tabs}
          viewLinks={viewLinks}
        >
          {/* Offline nothing is loading, so a skeleton would be wrong. */}
          {resource.isOffline ? (
            <ProblemNotice problem={{ kind: 'offline' }} />
          ) : (
            <Loading label={`Loading ${noun}`}>{skeleton}</Loading>
          )}
        </DetailFrame>
      );
    case 'failed':
      return (
        <DetailFrame {...frame} isName={name !== undefined} head={{ name: title }} tabs={tabs}>
          <ProblemNotice
            problem={resource.problem}
            wording={describeFailedRead(resource.problem, subject)}
            onRetry={onRetry}
          />
        </DetailFrame>
      );
    case 'ready': {
      const { value, problem, isRefreshing } = resource;
      return (
        <DetailFrame {...frame} isName head={head(value)} live={live} tabs={tabs} viewLinks={viewLinks}>
          {problem && (
            <ProblemNotice
              problem={problem}
              wording={describeFailedRead(problem, subject)}
              onRetry={onRetry}
              isRetrying={isRefreshing}
            />
          )}
          {children(value)}
        </DetailFrame>
      );
    }
  }
}

interface DetailFrameProps<Tab extends string> {
  head: ResourceHead;
  isName: boolean;
  trail: readonly { label: string; href: string }[];
  tabs: readonly DetailTab<Tab>[];
  selected: Tab;
  viewLinks?: ReactNode;
  live?: LiveState | undefined;
  root: RootProps<HTMLDivElement>;
  children: ReactNode;
}

/** The same elements in every state of the resource. */
function DetailFrame<Tab extends string>({
  root,
  head,
  isName,
  trail,
  tabs,
  selected,
  viewLinks,
  live,
  children,
}: DetailFrameProps<Tab>) {
  const { name, mark, subtitle, status, sentence, actions, onRename, nameLength } = head;
  const [isRenaming, setRenaming] = useState(false);
  const renameButton = useRef<HTMLButtonElement>(null);
  const endRenaming = () => {
    // Rendered synchronously, because the button must exist before it gets the focus.
    flushSync(() => setRenaming(false));
    renameButton.current?.focus();
  };
  return (
    <DetailHeader
      {...root}
      title={showHidden(name)}
      isName={isName}
      trail={trail}
      mark={mark}
      subtitle={subtitle}
      titleEditor={
        isRenaming &&
        onRename && <RenameTitle name={name} maxLength={nameLength} onRename={onRename} onEnd={endRenaming} />
      }
      status={
        <>
          {onRename && !isRenaming && (
            <IconButton
              ref={renameButton}
              label="Rename"
              icon={PencilIcon}
              size="small"
              tooltipPlacement="bottom"
              onPress={() => setRenaming(true)}
            />
          )}
          {status}
        </>
      }
      actions={
        (live || actions) && (
          <>
            {live && <LiveIndicator state={live} />}
            {actions}
          </>
        )
      }
      sentence={sentence}
      tabs={tabs}
      selected={selected}
    >
      <div className={css.view}>
        {viewLinks}
        {children}
      </div>
    </DetailHeader>
  );
}
