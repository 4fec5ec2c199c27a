import { showHidden } from '../../domain/text/hiddenCharacters.ts';
import type { InviteAddress } from '../../domain/people/inviteAddresses.ts';
import { describeProblem, type Problem } from '../../domain/outcome/problem.ts';
import { messageAt } from '../../forms/fields/messageAt.ts';
import * as namedList from '../../internal/namedList.css.ts';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { CloseIcon } from '../../primitives/Icon/icons/CloseIcon.ts';
import { SuccessIcon } from '../../primitives/Icon/icons/SuccessIcon.ts';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import type { ActionOutcome } from '../ActionModal/ActionModal.logic.ts';
import * as css from './InviteUsersModal.css.ts';

interface AddressListProps {
  addresses: readonly InviteAddress[];
  outcomes: ReadonlyMap<string, ActionOutcome>;
  /** Called to take an address out of the form. */
  onRemove(email: string): void;
  /** The addresses are being invited, so that none can be removed. */
  isInviting: boolean;
}

/** Why the service refused an address: its own message if it has one. */
function describeRefusal(problem: Problem): string {
  const { title, advice } = describeProblem(problem);
  return messageAt(problem, 'email') ?? `${title} ${advice}`;
}

function Verdict({ address, outcome }: { address: InviteAddress; outcome: ActionOutcome | undefined }) {
  if (outcome?.state === 'pending') return <Spinner label="Inviting…" />;
  const refusal = outcome?.state === 'failed' ? describeRefusal(outcome.problem) : undefined;
  const reason = outcome?.state === 'done' ? undefined : (address.reason ?? refusal);
  if (reason !== undefined) return <span className={css.reason}>{reason}</span>;
  return (
    <span className={css.fine}>
      <SuccessIcon label={outcome?.state === 'done' ? 'Invited' : 'Can be invited'} />
    </span>
  );
}

/** The addresses that were typed, each with what is known about it. */
export function AddressList({ addresses, outcomes, onRemove, isInviting }: AddressListProps) {
  if (addresses.length === 0) return null;
  return (
    <ul
      className={`${namedList.list} ${css.list}`}
      aria-label="Addresses"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must scroll by keyboard too
      tabIndex={addresses.length > 4 ? 0 : undefined}
    >
      {addresses.map((address) => (
        <li key={address.email} className={namedList.item}>
          <bdi translate="no" className={namedList.name} title={showHidden(address.email)}>
            {showHidden(address.email)}
          </bdi>
          <span className={css.verdict}>
            <Verdict address={address} outcome={outcomes.get(address.email)} />
            {!isInviting && (
              <IconButton
                label={`Remove ${showHidden(address.email)}`}
                icon={CloseIcon}
                size="small"
                variant="ghost"
                onPress={() => onRemove(address.email)}
              />
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
