import { useState } from 'react';
import type { Remote } from '../../domain/outcome/remote.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { ExternalIcon } from '../../primitives/Icon/icons/ExternalIcon.ts';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import * as css from '../ConnectPanel/ConnectPanel.css.ts';
import { ExternalId } from './ExternalId.tsx';
import { newWindow, templateView } from './templateView.tsx';

export interface RoleSetupProps {
  /**
   * Address of the template that creates the role; `null` if the service has none for the bucket. Left out until the
   * bucket's name and region are known.
   */
  template?: Remote<string | null>;
  /** The id that the role must require from us. */
  externalId: Remote<string>;
  /** Loads the template's address again. */
  onReloadTemplate(): void;
  /** Loads the external id again. */
  onReloadExternalId(): void;
}

/** What a role for a bucket is made from: a template, and the id that it must require (spec §2 "role setup"). */
export function RoleSetup({ template, externalId, onReloadTemplate, onReloadExternalId }: RoleSetupProps) {
  const [opened, setOpened] = useState<string>();
  const address = template?.state === 'ready' ? template.value : null;
  const {
    tone,
    icon: Icon,
    title,
    note,
    href,
    canRetry,
  } = templateView(template, address !== null && opened === address);
  return (
    <>
      <div role="group" aria-label="Role template" className={css.panel}>
        <span className={css.icons[tone]}>{Icon ? <Icon size={20} /> : <Spinner size={20} />}</span>
        <output className={css.words}>
          <p className={css.title}>{title}</p>
          <p className={css.note}>{note}</p>
        </output>
        <span className={css.actions}>
          {canRetry ? (
            <Button onPress={onReloadTemplate}>Try again</Button>
          ) : href === undefined ? (
            <Button icon={ExternalIcon} isDisabled>
              Open template
            </Button>
          ) : (
            <ButtonLink href={href} icon={ExternalIcon} {...newWindow} onPress={() => setOpened(href)}>
              {href === opened ? 'Open again' : 'Open template'}
            </ButtonLink>
          )}
        </span>
      </div>
      <ExternalId value={externalId} onReload={onReloadExternalId} />
    </>
  );
}
