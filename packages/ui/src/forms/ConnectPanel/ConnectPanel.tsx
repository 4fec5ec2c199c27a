import { useId, type ReactNode } from 'react';
import type { ConnectState } from '../../domain/connectors/signIn/connectState.ts';
import * as fieldCss from '../../primitives/field/Field.css.ts';
import { RelativeTime } from '../../patterns/RelativeTime/RelativeTime.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import type { IconComponent } from '../../primitives/Icon/Icon.tsx';
import { ErrorIcon } from '../../primitives/Icon/icons/ErrorIcon.ts';
import { ExternalIcon } from '../../primitives/Icon/icons/ExternalIcon.ts';
import { PersonIcon } from '../../primitives/Icon/icons/PersonIcon.ts';
import { RefreshIcon } from '../../primitives/Icon/icons/RefreshIcon.ts';
import { SuccessIcon } from '../../primitives/Icon/icons/SuccessIcon.ts';
import { WarningIcon } from '../../primitives/Icon/icons/WarningIcon.ts';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import * as css from './ConnectPanel.css.ts';

export type { ConnectState } from '../../domain/connectors/signIn/connectState.ts';

export interface ConnectPanelProps {
  /** The provider's name: `Shopify`. */
  provider: string;
  /** How far the sign-in is. */
  state: ConnectState;
  /** Opens the provider's window. */
  onConnect(): void;
  /** Gives up the sign-in that is under way. */
  onCancel(): void;
  /** Why the form cannot be saved, shown below the panel. */
  error?: string;
  /** Locks the panel, such as during a save. @default false */
  isReadOnly?: boolean;
}

type Tone = keyof typeof css.icons;

/** What a state looks like and says. */
interface View {
  readonly tone: Tone;
  /** Omitted for a spinner. */
  readonly icon?: IconComponent;
  readonly title: string;
  readonly note?: ReactNode;
  /** The label of the button that connects; omitted while a sign-in is under way. */
  readonly connect?: string;
  readonly canCancel?: true;
}

function viewOf(state: ConnectState, provider: string): View {
  switch (state.kind) {
    case 'idle':
      return state.reason === undefined
        ? {
            tone: 'neutral',
            icon: PersonIcon,
            title: 'Not connected',
            note: `You sign in at ${provider} in a new window.`,
            connect: `Connect ${provider}`,
          }
        : {
            tone: 'caution',
            icon: WarningIcon,
            title: 'Connect again',
            note: state.reason,
            connect: `Connect ${provider}`,
          };
    case 'waiting':
      return {
        tone: 'neutral',
        title: `Waiting for ${provider}`,
        note: 'Finish the sign-in in the window that has opened.',
        canCancel: true,
      };
    case 'closed':
      return {
        tone: 'caution',
        icon: WarningIcon,
        title: 'Sign-in not finished',
        note: `Finish in the ${provider} window, or connect again.`,
        connect: 'Connect again',
        canCancel: true,
      };
    case 'blocked':
      return {
        tone: 'caution',
        icon: WarningIcon,
        title: 'Your browser blocked the window',
        note: 'Open the sign-in yourself, or allow pop-up windows for this page and connect again.',
        canCancel: true,
      };
    case 'exchanging':
      return {
        tone: 'neutral',
        title: 'Finishing the sign-in',
        note: `${provider} has granted the access.`,
        // Also so that the focus stays in the panel.
        canCancel: true,
      };
    case 'connected':
      return {
        tone: 'positive',
        icon: SuccessIcon,
        title: state.account === undefined ? 'Connected' : `Connected as ${state.account}`,
        note: state.at ? <RelativeTime date={state.at} /> : 'Connect again to use another account.',
        connect: 'Reconnect',
      };
    case 'failed':
      return {
        tone: 'critical',
        icon: ErrorIcon,
        title: 'The sign-in failed',
        note: state.message,
        connect: 'Try again',
      };
    case 'expired':
      return {
        tone: 'critical',
        icon: ErrorIcon,
        title: `${provider} refuses the access`,
        note: 'It has expired or was revoked. Nothing syncs until you reconnect.',
        connect: 'Reconnect',
      };
  }
}

/** The sign-in at a provider: its state, and the way to connect, cancel or reconnect. */
export function ConnectPanel({
  provider,
  state,
  onConnect,
  onCancel,
  error,
  isReadOnly = false,
}: ConnectPanelProps) {
  const errorId = useId();
  const { tone, icon: Icon, title, note, connect, canCancel } = viewOf(state, provider);
  const isDone = state.kind === 'connected';
  return (
    <div
      role="group"
      aria-label={`Sign-in at ${provider}`}
      aria-describedby={error ? errorId : undefined}
      className={css.group}
    >
      <div className={css.panel}>
        <span className={css.icons[tone]}>{Icon ? <Icon size={20} /> : <Spinner size={20} />}</span>
        <output className={css.words}>
          <p className={css.title}>{title}</p>
          {note !== undefined && <p className={css.note}>{note}</p>}
        </output>
        <span className={css.actions}>
          {canCancel && (
            <Button variant="ghost" onPress={onCancel}>
              Cancel
            </Button>
          )}
          {state.kind === 'blocked' && (
            <ButtonLink
              href={state.href}
              target="_blank"
              rel="noopener"
              tone="accent"
              variant="solid"
              icon={ExternalIcon}
            >
              {`Open ${provider}`}
            </ButtonLink>
          )}
          {connect !== undefined && (
            <Button
              {...(isDone ? { icon: RefreshIcon } : ({ tone: 'accent', variant: 'solid' } as const))}
              isDisabled={isReadOnly}
              onPress={onConnect}
            >
              {connect}
            </Button>
          )}
        </span>
      </div>
      {error !== undefined && !isDone && (
        <p id={errorId} className={fieldCss.error}>
          {error}
        </p>
      )}
    </div>
  );
}
