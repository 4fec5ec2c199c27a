import { useRef } from 'react';
import { hasDefinition } from '../../../domain/connectors/definitions.ts';
import { formatQuantity } from '../../../domain/format/count.ts';
import type { Remote } from '../../../domain/remote.ts';
import type { SelectConnectorView } from '../../../domain/views/selectConnector.ts';
import { Wizard, type WizardFrame } from '../../../patterns/Wizard/Wizard.tsx';
import { WizardFooter, type WizardFooterProps } from '../../../patterns/Wizard/WizardFooter.tsx';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Heading } from '../../../primitives/Heading/Heading.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { CatalogueSearch } from './CatalogueSearch.tsx';
import { CategoryFilter } from './CategoryFilter.tsx';
import { ConnectorTiles } from './ConnectorTiles.tsx';
import { ExistingConnectors, type ExistingConnector } from './ExistingConnectors.tsx';
import { NothingFound } from './NothingFound.tsx';
import { findConnectors, isExistingShown, type ConnectorKind } from './SelectConnectorScreen.logic.ts';
import { focusFirstTile } from './TileGrid.tsx';
import * as css from './SelectConnectorScreen.css.ts';

export interface SelectConnectorScreenProps {
  /** What stands around the step: the trail and the steps. */
  frame: WizardFrame;
  /** Which of the two is chosen. */
  kind: ConnectorKind;
  /** The address that led here named a type that there is not; it is said so. @default false */
  isTypeUnknown?: boolean;
  /** The step before. */
  back: NonNullable<WizardFooterProps['back']>;
  /** What the account has; left out where a new one is created in any case. */
  existing?: Remote<readonly ExistingConnector[]>;
  /** The existing one that is being taken on. */
  usingId?: number;
  /** What of the catalogue is looked at; it belongs in the URL. */
  view: SelectConnectorView;
  /** Another part of it is to be looked at. */
  onViewChange(view: SelectConnectorView): void;
  /** Where choosing a type leads. */
  hrefOfType(type: string): string;
  /** One of `existing` was chosen. */
  onUseExisting?(connector: { id: number }): void;
  /** Reads `existing` again after a failure. */
  onRetryExisting?(): void;
  /** Where a connector that is missing can be asked for; left out where there is no such place. */
  requestHref?: string;
  /** Whether a type can be connected. @default what this build has a form for */
  hasForm?(type: string): boolean;
}

/** The choice of a source or destination: one the account has, or a type out of all there are (spec §2). */
export function SelectConnectorScreen({
  frame,
  kind,
  isTypeUnknown = false,
  back,
  existing,
  usingId,
  view,
  onViewChange,
  hrefOfType,
  onUseExisting,
  onRetryExisting,
  requestHref,
  hasForm = (type) => hasDefinition(kind, type),
}: SelectConnectorScreenProps) {
  const main = useRef<HTMLDivElement>(null);
  const { items, categories } = findConnectors(kind, view, hasForm);
  const request = requestHref && (
    <Link href={requestHref} target="_blank" rel="noopener noreferrer">
      Request it
    </Link>
  );

  return (
    <Wizard {...frame} width="full">
      <div className={css.layout}>
        <CategoryFilter
          categories={categories}
          value={view.category}
          onChange={(category) => onViewChange({ ...view, category })}
        />
        <div ref={main} className={css.main}>
          {isTypeUnknown && (
            // Spec §8 "Unknown source or destination type", to the letter.
            <Banner
              tone="caution"
              role="status"
              title={`Please verify the ${kind} configuration, and make sure all required fields are filled`}
            >
              {`The address named a type of ${kind} that does not exist. Choose one here.`}
            </Banner>
          )}
          <CatalogueSearch
            kind={kind}
            value={view.search}
            onChange={(search) => onViewChange({ ...view, search })}
            onArrowDown={() => focusFirstTile(main.current)}
            request={request}
          />
          {existing && (
            <ExistingConnectors
              kind={kind}
              existing={existing}
              isShown={(connector) => isExistingShown(connector, view, items)}
              usingId={usingId}
              onUse={(connector) => onUseExisting?.(connector)}
              onRetry={() => onRetryExisting?.()}
            />
          )}
          <Stack as="section" gap="sm">
            <Heading level={2} size="small">
              {`Connect a new ${kind}`}
            </Heading>
            <VisuallyHidden as="div" role="status">
              {view.search.trim() && formatQuantity(items.length, kind)}
            </VisuallyHidden>
            {items.length > 0 ? (
              <ConnectorTiles kind={kind} items={items} hasForm={hasForm} hrefOfType={hrefOfType} />
            ) : (
              <NothingFound
                kind={kind}
                view={view}
                categories={categories}
                onViewChange={onViewChange}
                request={request}
              />
            )}
          </Stack>
        </div>
      </div>
      <WizardFooter back={back} />
    </Wizard>
  );
}
