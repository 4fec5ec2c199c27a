import { labelOf } from '../../../domain/entities/catalogue.ts';
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

export type { HelpArticle } from '../../../patterns/ConnectorGuide/ConnectorGuide.tsx';

export interface PrerequisitesScreenProps extends ConnectorGuideProps {
  /** The frame of the step: breadcrumb and steps. */
  frame: WizardFrame;
  /** The previous step, with its label. */
  back: NonNullable<WizardFooterProps['back']>;
  /** The page for choosing another type. */
  changeHref: string;
  /** The address of the next step. */
  continueHref: string;
  /** The addresses to allow, shown beside the guide; omitted if the connector needs none. */
  addresses?: AllowedAddressesProps;
}

/** What to prepare before filling in a connector's form. */
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
