import { TimeZoneModal } from '@millrace/ui/modals/TimeZoneModal';

import { showTimesIn } from '../router/location.ts';
import { useTimeZone } from '../session/present.tsx';

interface TimeZoneContainerProps {
  readonly onClose: () => void;
}

/** Any zone, also the person's own: the address then names it, so that others see these times. */
export function TimeZoneContainer({ onClose }: TimeZoneContainerProps) {
  return (
    <TimeZoneModal
      isOpen
      timeZone={useTimeZone()}
      onChoose={(zone) => {
        onClose();
        showTimesIn(zone);
      }}
      onClose={onClose}
    />
  );
}
