import { useState } from 'react';
import { listZones } from '../../domain/people/timeZones.ts';
import { ComboBox } from '../../patterns/ComboBox/ComboBox.tsx';
import { useNow } from '../../patterns/PresentProvider/present.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';

export interface TimeZoneModalProps {
  /** Whether the modal is open; controlled. */
  isOpen: boolean;
  /** The time zone in which times are shown, as an IANA name. */
  timeZone: string;
  /** Called with the chosen time zone, as an IANA name. Close the modal. */
  onChoose(timeZone: string): void;
  /** Called to close the modal, by its button, Escape or a press outside. */
  onClose(): void;
}

/** Chooses the time zone in which times are shown, by its city. A choice applies at once. */
export function TimeZoneModal({ isOpen, timeZone, onChoose, onClose }: TimeZoneModalProps) {
  const now = useNow();
  // The offsets need not be newer than the dialog.
  const [options] = useState(() => listZones(now).map(({ zone, ...words }) => ({ value: zone, ...words })));
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Show times in another time zone"
      description="The address of the page keeps the zone, so anyone who opens your link sees the same times."
      footer={<Button onPress={onClose}>Cancel</Button>}
    >
      <ComboBox
        label="Time zone"
        options={options}
        value={timeZone}
        placeholder="Search for a city"
        onChange={onChoose}
        autoFocus
      />
    </Dialog>
  );
}
