import { labelOf } from '../../../domain/connectors/catalogue.ts';
import {
  AllowedAddresses,
  type AllowedAddressesProps,
} from '../../../forms/AllowedAddresses/AllowedAddresses.tsx';
import {
  ConnectorGuide,
  type ConnectorGuideProps,
} from '../../../patterns/ConnectorGuide/ConnectorGuide.tsx';
import { Wizard, type WizardFrame } from '../../../patterns/Wizard/Wizard.tsx';
import { WizardFooter, type WizardFooterProps } from '../../../patterns/Wizard/WizardFooter.tsx';
import { WizardSheet } from '../../../patterns/Wizard/WizardSheet.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { ArrowLeftIcon } from '../../../primitives/Icon/icons/ArrowLeftIcon.ts';
import { connectorSummary } from '../connectorSummary.ts';

export interface PrerequisitesScreenProps extends ConnectorGuideProps {
  /** What stands around the step: the trail and the steps. */
  frame: WizardFrame;
  /** The step before. */
  back: NonNullable<WizardFooterProps['back']>;
  /** The choice of another type. */
  changeHref: string;
  /** The next step. */
  continueHref: string;
  /** The addresses to allow, shown beside the guide; left out where the connector needs none. */
  addresses?: AllowedAddressesProps;
}

/** What to prepare before a connector's form is filled in. */
export function PrerequisitesScreen({
  frame,
  kind,
  type,
  article,
  onRetry,
  back,
  changeHref,
  continueHref,
  addresses,
}: PrerequisitesScreenProps) {
  return (
    <Wizard {...frame} help={addresses && <AllowedAddresses {...addresses} />}>
      <WizardSheet
        head={{ type, title: labelOf(type), description: connectorSummary(kind, type) }}
        headAction={
          <ButtonLink href={changeHref} variant="ghost" size="toolbar" icon={ArrowLeftIcon}>
            {`Change ${kind}`}
          </ButtonLink>
        }
        footer={
          <WizardFooter
            back={back}
            next={
              <ButtonLink href={continueHref} tone="accent" variant="solid">
                Continue
              </ButtonLink>
            }
          />
        }
      >
        <ConnectorGuide kind={kind} type={type} article={article} onRetry={onRetry} />
      </WizardSheet>
    </Wizard>
  );
}
