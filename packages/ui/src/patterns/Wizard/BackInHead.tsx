import { useContext } from 'react';
import { createPortal } from 'react-dom';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { ArrowLeftIcon } from '../../primitives/Icon/icons/ArrowLeftIcon.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { BackSlot } from './backSlot.ts';

/** Shows the way back before the title of the `Wizard` around it, on a phone. */
export function BackInHead({ href, label }: { readonly href: string; readonly label: string }) {
  const head = useContext(BackSlot);
  return (
    head &&
    createPortal(
      <ButtonLink href={href} variant="ghost" icon={ArrowLeftIcon}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </ButtonLink>,
      head,
    )
  );
}
