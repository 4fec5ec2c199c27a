import { Button } from 'react-aria-components/Button';
import { createLazyHook } from '../../../internal/lazyCode.ts';
import { Avatar } from '../../../primitives/Avatar/Avatar.tsx';
import { initials } from '../../../primitives/Avatar/initials.ts';
import { useMenuOpener } from '../../../primitives/Menu/useMenuOpener.ts';
import { Tooltip } from '../../../primitives/Tooltip/Tooltip.tsx';
import type { AccountMenuProps } from './accountMenuProps.ts';
import * as css from './AppShellTopBar.css.ts';

const useParts = createLazyHook(() => import('./AccountMenuParts.tsx'));

/**
 * The avatar of the signed-in user, and the menu that it opens. The initials are part of its name, for people who speak
 * what they see.
 */
export function AccountMenu(props: AccountMenuProps) {
  const { button, menu } = useMenuOpener();
  const parts = useParts(menu.isOpen);
  return (
    <>
      <Tooltip text="Account">
        <Button {...button} aria-label={`Account ${initials(props.account.name)}`} className={css.account}>
          <Avatar name={props.account.name} />
        </Button>
      </Tooltip>
      {parts && <parts.AccountMenuParts {...props} {...menu} />}
    </>
  );
}
