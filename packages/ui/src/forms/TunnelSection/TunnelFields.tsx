import type { FormModel } from '../../domain/forms/model/formState.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { ChevronDownIcon } from '../../primitives/Icon/icons/ChevronDownIcon.ts';
import { ChevronRightIcon } from '../../primitives/Icon/icons/ChevronRightIcon.ts';
import * as fieldsCss from '../fields/fields.css.ts';
import { useField } from '../fields/useField.ts';
import { FieldSlot } from '../modelForm/FieldSlot.tsx';

const ssh = '1';

/** The fields of a new tunnel (spec §5). */
export function TunnelFields({ form }: { form: FormModel }) {
  const isSsh = useField(form, 'type', 'choice').value === ssh;
  const isAdvancedOpen = useField(form, 'isAdvancedOpen', 'toggle').value;
  const slot = (path: string) => <FieldSlot key={path} model={form} path={path} />;
  return (
    <>
      <div className={fieldsCss.grid}>
        {slot('name')}
        {slot('type')}
        {slot('provider')}
        {slot('region')}
        {slot('ssh_host')}
        {slot('ssh_user')}
        {isSsh && slot('ssh_port')}
      </div>
      {!isSsh && (
        <>
          <div>
            <Button
              size="small"
              variant="ghost"
              icon={isAdvancedOpen ? ChevronDownIcon : ChevronRightIcon}
              aria-expanded={isAdvancedOpen}
              onPress={() => form.setValue('isAdvancedOpen', !isAdvancedOpen)}
            >
              Advanced options
            </Button>
          </div>
          <div className={fieldsCss.grid}>{slot('ssh_port')}</div>
        </>
      )}
    </>
  );
}
