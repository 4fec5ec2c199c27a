import { useId, useRef, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { addressesField } from '../../domain/forms/values/connection.ts';
import { formatCount } from '../../domain/format/count.ts';
import type { Remote } from '../../domain/outcome/remote.ts';
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
  /**
   * The addresses to allow. If they fail to load, the user can continue: the connection test shows whether they are
   * needed.
   */
  addresses: Remote<PublicAddresses>;
  /** Code of the region that the pipeline runs in. Without one, the addresses of all regions can be expanded. */
  region?: string;
  /** Called after one or all addresses were copied, to show a toast; see `addressesCopiedMessage`. */
  onCopy?(addresses: readonly string[]): void;
  onRetry?(): void;
}

/** The button's own message after a press. If a toast announces the copy (spec §2), the button does not repeat it. */
const messageOf = (state: CopyState, hasToast: boolean): string | undefined =>
  state === 'idle' || (state === 'copied' && hasToast) ? undefined : copyWords[state];

function Address({ address, place, onCopy }: AllowedAddress & Pick<AddressListProps, 'onCopy'>) {
  const text = useRef<HTMLElement>(null);
  const { state, copy } = useCopy(() => onCopy?.([address]));
  const message = messageOf(state, onCopy !== undefined);
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
          <span className={css.tag}>{message ?? place}</span>
          {state === 'copied' ? <CheckIcon /> : <CopyIcon />}
        </span>
      </AriaButton>
      <VisuallyHidden role="status">{message}</VisuallyHidden>
    </li>
  );
}

/** Copies all addresses, one per line, as firewall forms accept them. */
function CopyAll({ addresses, onCopy }: { addresses: readonly string[] } & Pick<AddressListProps, 'onCopy'>) {
  const text = useRef<HTMLPreElement>(null);
  const { state, copy } = useCopy(() => onCopy?.(addresses));
  const message = messageOf(state, onCopy !== undefined);
  const lines = addresses.join('\n');
  return (
    <>
      <Button
        size="small"
        icon={state === 'copied' ? CheckIcon : CopyIcon}
        onPress={() => void copy(lines, () => text.current)}
      >
        {message ?? 'Copy all'}
        <VisuallyHidden>{` ${formatCount(addresses.length)} addresses`}</VisuallyHidden>
      </Button>
      <VisuallyHidden role="status">{message}</VisuallyHidden>
      {/* The text to select if the clipboard is not available, because the list itself does not contain exactly the
          addresses. */}
      <pre ref={text} className={css.lines} aria-hidden>
        {lines}
      </pre>
    </>
  );
}

/** The addresses to allow. A click on one copies it (spec §2). */
export function AddressList({ addresses, region, onCopy, onRetry }: AddressListProps) {
  if (addresses.state === 'failed') {
    return (
      <div className={css.failed}>
        <Text as="p" size="small" tone="muted">
          The addresses could not be loaded. You can continue without them: the connection test shows whether
          your firewall allows us.
        </Text>
        {onRetry && (
          <Button size="small" onPress={onRetry}>
            Reload addresses
          </Button>
        )}
      </div>
    );
  }
  if (addresses.state === 'loading') return <AddressSkeleton />;
  return <Addresses listed={addressesFor(addresses.value, region)} onCopy={onCopy} />;
}

/** A region has only a few. A longer list contains all regions, and few users need it. */
const mostListed = 8;

function Addresses({
  listed,
  onCopy,
}: { listed: readonly AllowedAddress[] } & Pick<AddressListProps, 'onCopy'>) {
  const listId = useId();
  const [isUnfolded, setUnfolded] = useState(false);
  const isFoldable = listed.length > mostListed;
  const shown = isFoldable && !isUnfolded ? listed.slice(0, 1) : listed;
  // Several regions may share an address.
  const addresses = [...new Set(listed.map(({ address }) => address))];
  return (
    <Stack gap="sm" data-field={addressesField}>
      <ul id={listId} className={css.list} aria-label="Addresses to allow">
        {shown.map((each) => (
          <Address key={`${each.place} ${each.address}`} {...each} onCopy={onCopy} />
        ))}
      </ul>
      {isFoldable && (
        <Text as="p" size="small" tone="muted">
          Allow the addresses of your pipeline’s region.
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
            {isUnfolded ? 'Show fewer' : `Show all ${formatCount(listed.length)} addresses`}
          </Button>
        )}
        {addresses.length > 1 && (
          <span data-field-focus>
            <CopyAll addresses={addresses} onCopy={onCopy} />
          </span>
        )}
      </div>
    </Stack>
  );
}
