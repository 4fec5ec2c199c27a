import { useRef } from 'react';
import { formatQuantity } from '../../../domain/format/count.ts';
import type { Remote } from '../../../domain/outcome/remote.ts';
import type { SelectConnectorView } from '../../../domain/views/selectConnector.ts';
import { BackInHead } from '../../../patterns/Wizard/BackInHead.tsx';
import { Wizard, type WizardFrame } from '../../../patterns/Wizard/Wizard.tsx';
import type { WizardFooterProps } from '../../../patterns/Wizard/WizardFooter.tsx';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { ArrowLeftIcon } from '../../../primitives/Icon/icons/ArrowLeftIcon.ts';
import { Link } from '../../../primitives/Link/Link.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { CatalogueSearch } from './CatalogueSearch.tsx';
import { CategoryFilter, CategoryMenu, type CategoryFilterProps } from './CategoryFilter.tsx';
import { ConnectorTiles } from './ConnectorTiles.tsx';
import { ExistingConnectors, type ExistingConnector } from './ExistingConnectors.tsx';
import { NothingFound } from './NothingFound.tsx';
import { findConnectors, isExistingShown, type ConnectorKind } from './SelectConnectorScreen.logic.ts';
import { focusFirstTile } from './TileGroups.tsx';
import * as layoutCss from '../catalogueLayout.css.ts';
import * as css from './SelectConnectorScreen.css.ts';

export type { ExistingConnector } from './ExistingConnectors.tsx';
export type { ConnectorKind } from './SelectConnectorScreen.logic.ts';

export interface SelectConnectorScreenProps {
  /** The frame of the step: breadcrumb and steps. */
  frame: WizardFrame;
  /** Sources or destinations. */
  kind: ConnectorKind;
  /** The address named a type that does not exist; the screen reports it. @default false */
  isTypeUnknown?: boolean;
  /** The previous step, with its label. */
  back: NonNullable<WizardFooterProps['back']>;
  /** The account's connectors; omitted if a new one must be created. */
  existing?: Remote<readonly ExistingConnector[]>;
  /** Whether the account has more connectors than `existing`; the search may add some. @default false */
  hasMoreExisting?: boolean;
  /** Id of the existing connector that is being selected. */
  usingId?: number;
  /** Search and category of the catalogue; keep them in the URL. */
  view: SelectConnectorView;
  /** Called with the view that a control requests. */
  onViewChange(view: SelectConnectorView): void;
  /** The address of a type's next page. */
  hrefOfType(type: string): string;
  /** Called when one of `existing` is selected. */
  onUseExisting?(connector: { id: number }): void;
  /** Loads `existing` again after a failure. */
  onRetryExisting?(): void;
  /** Address for requesting a missing connector; omitted if there is none. */
  requestHref?: string;
}

/** The choice of a source or destination: an existing one, or a type from the catalogue (spec §2). */
export function SelectConnectorScreen({
  frame,
  kind,
  isTypeUnknown = false,
  back,
  existing,
  hasMoreExisting = false,
  usingId,
  view,
  onViewChange,
  hrefOfType,
  onUseExisting,
  onRetryExisting,
  requestHref,
}: SelectConnectorScreenProps) {
  const main = useRef<HTMLDivElement>(null);
  const { items, groups, categories } = findConnectors(kind, view);
  const filter: CategoryFilterProps = {
    categories,
    value: view.category,
    onChange: (category) => onViewChange({ ...view, category }),
  };
  const request = requestHref && (
    <Link href={requestHref} target="_blank" rel="noopener noreferrer">
      Request it
    </Link>
  );

  const isShown = (connector: ExistingConnector): boolean => isExistingShown(connector, view, items);
  return (
    <Wizard {...frame} width="full">
      <BackInHead {...back} />
      <div className={layoutCss.layout}>
        <div className={layoutCss.aside}>
          <CategoryFilter {...filter} />
          <div className={css.back}>
            <ButtonLink href={back.href} variant="ghost" icon={ArrowLeftIcon}>
              {back.label}
            </ButtonLink>
          </div>
        </div>
        <div ref={main} className={layoutCss.main}>
          {isTypeUnknown && (
            // Exactly the sentence of spec §8, "Unknown source or destination type".
            <Banner
              tone="caution"
              role="status"
              title={`Please verify the ${kind} configuration, and make sure all required fields are filled`}
            >
              {`The address contains an unknown ${kind} type. Choose a type here.`}
            </Banner>
          )}
          <CatalogueSearch
            kind={kind}
            value={view.search}
            onChange={(search) => onViewChange({ ...view, search })}
            onArrowDown={() => focusFirstTile(main.current)}
            request={request}
          />
          <CategoryMenu {...filter} />
          {existing && (
            <ExistingConnectors
              kind={kind}
              existing={existing}
              hasMore={hasMoreExisting}
              isShown={isShown}
              usingId={usingId}
              onUse={(connector) => onUseExisting?.(connector)}
              onRetry={() => onRetryExisting?.()}
            />
          )}
          <VisuallyHidden as="div" role="status">
            {view.search.trim() && formatQuantity(items.length, kind)}
          </VisuallyHidden>
          {items.length > 0 ? (
            <ConnectorTiles kind={kind} groups={groups} hrefOfType={hrefOfType} />
          ) : (
            <NothingFound
              kind={kind}
              view={view}
              categories={categories}
              onViewChange={onViewChange}
              request={request}
              hasExisting={existing?.state === 'ready' && existing.value.some(isShown)}
            />
          )}
        </div>
      </div>
    </Wizard>
  );
}
