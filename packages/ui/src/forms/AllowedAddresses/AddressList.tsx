import { useId, useRef, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { formatCount } from '../../domain/format/count.ts';
import type { Remote } from '../../domain/remote.ts';
import { copyWords, useCopy, type CopyState } from '../../internal/useCopy.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { CheckIcon } from '../../primitives/Icon/icons/CheckIcon.ts';
import { CopyIcon } from '../../primitives/Icon/icons/CopyIcon.ts';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { AddressSkeleton } from './AddressSkeleton.tsx';
import { addressesFor, type AllowedAddress, type PublicAddresses } from './addresses.logic.ts';
import * as css from './AllowedAddresses.css.ts';

export interface AddressListProps {
  /** What to let in. Without it nothing is held up: the connection test tells whether it was needed. */
  addresses: Remote<PublicAddresses>;
  /** Code of the region that the pipeline runs in. Without one, the addresses of all regions can be unfolded. */
  region?: string;
  /** One address was copied, or all of them: the place for the toast; see `addressesCopiedMessage`. */
  onCopy?(addresses: readonly string[]): void;
  onRetry?(): void;
}

/** What the button itself says after a press. A toast announces a copy (spec §2); a second voice would repeat it. */
const saysOf = (state: CopyState, hasToast: boolean): string | undefined =>
  state === 'idle' || (state === 'copied' && hasToast) ? undefined : copyWords[state];

function Address({ address, place, onCopy }: AllowedAddress & Pick<AddressListProps, 'onCopy'>) {
  const text = useRef<HTMLElement>(null);
  const { state, copy } = useCopy(() => onCopy?.([address]));
  const says = saysOf(state, onCopy !== undefined);
  return (
    <li>
      <AriaButton className={css.address} onPress={() => void copy(address, () => text.current)}>
        <span>
          <VisuallyHidden>Copy </VisuallyHidden>
          <code ref={text} className={css.code} translate="no">
            {address}
          </code>
        </span>
        <span className={css.end}>
          <span className={css.tag}>{says ?? place}</span>
          {state === 'copied' ? <CheckIcon /> : <CopyIcon />}
        </span>
      </AriaButton>
      <VisuallyHidden role="status">{says}</VisuallyHidden>
    </li>
  );
}

/** All addresses as a firewall's form takes them: one a line. */
function CopyAll({ addresses, onCopy }: { addresses: readonly string[] } & Pick<AddressListProps, 'onCopy'>) {
  const text = useRef<HTMLPreElement>(null);
  const { state, copy } = useCopy(() => onCopy?.(addresses));
  const says = saysOf(state, onCopy !== undefined);
  const lines = addresses.join('\n');
  return (
    <>
      <Button
        size="small"
        icon={state === 'copied' ? CheckIcon : CopyIcon}
        onPress={() => void copy(lines, () => text.current)}
      >
        {says ?? 'Copy all'}
        <VisuallyHidden>{` ${formatCount(addresses.length)} addresses`}</VisuallyHidden>
      </Button>
      <VisuallyHidden role="status">{says}</VisuallyHidden>
      {/* What is marked where the clipboard is closed: the list itself says more than the addresses, or less. */}
      <pre ref={text} className={css.lines} aria-hidden>
        {lines}
      </pre>
    </>
  );
}

/** The addresses to let in, each copied by a click on it (spec §2). */
export function AddressList({ addresses, region, onCopy, onRetry }: AddressListProps) {
  if (addresses.state === 'failed') {
    return (
      <div className={css.failed}>
        <Text as="p" size="small" tone="muted">
          The addresses could not be loaded. You can go on without them: the connection test shows whether
          your firewall allows us.
        </Text>
        {onRetry && (
          <Button size="small" onPress={onRetry}>
            Load the addresses again
          </Button>
        )}
      </div>
    );
  }
  if (addresses.state === 'loading') return <AddressSkeleton />;
  return <Addresses listed={addressesFor(addresses.value, region)} onCopy={onCopy} />;
}

/** A region has a few; more than these are those of every region, which hardly anybody needs. */
const mostListed = 8;

function Addresses({
  listed,
  onCopy,
}: { listed: readonly AllowedAddress[] } & Pick<AddressListProps, 'onCopy'>) {
  const listId = useId();
  const [isUnfolded, setUnfolded] = useState(false);
  const isFoldable = listed.length > mostListed;
  const shown = isFoldable && !isUnfolded ? listed.slice(0, 1) : listed;
  // Several regions may share one.
  const addresses = [...new Set(listed.map(({ address }) => address))];
  return (
    <Stack gap="sm">
      <ul id={listId} className={css.list} aria-label="Addresses to allow">
        {shown.map((each) => (
          <Address key={`${each.place} ${each.address}`} {...each} onCopy={onCopy} />
        ))}
      </ul>
      {isFoldable && (
        <Text as="p" size="small" tone="muted">
          Each region has its own addresses. A pipeline connects from those of its region.
        </Text>
      )}
      <div className={css.actions}>
        {isFoldable && (
          <Button
            size="small"
            aria-expanded={isUnfolded}
            aria-controls={listId}
            onPress={() => setUnfolded((wasUnfolded) => !wasUnfolded)}
          >
            {isUnfolded ? 'Show the first only' : `Show all ${formatCount(listed.length)} addresses`}
          </Button>
        )}
        {addresses.length > 1 && <CopyAll addresses={addresses} onCopy={onCopy} />}
      </div>
    </Stack>
  );
}
