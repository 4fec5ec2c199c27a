import { settingsPaths } from '@millrace/ui/domain/routes';
import { HooksScreen } from '@millrace/ui/screens/HooksScreen';

import { useAsk } from '../dialogs/useAsk.ts';
import { createHook } from '../hooks/createHook.ts';
import { useList } from '../lists/useList.ts';
import { useNavigate } from '../router/location.ts';
import { hookList } from './hookList.ts';
import { settingsHrefs } from './settingsHrefs.ts';
import { useHookCommand } from './useHookCommand.ts';

/** The hooks of the account. */
export function HooksContainer() {
  const list = useList(hookList);
  const ask = useAsk();
  const navigate = useNavigate();
  const command = useHookCommand(list.page.state === 'ready' ? list.page.value.rows : []);
  return (
    <HooksScreen
      {...list}
      hrefs={settingsHrefs}
      hrefOfHook={settingsPaths.hook}
      onCreate={async () => {
        const id = await ask(createHook, {});
        if (id !== undefined) navigate(settingsPaths.hook(id));
      }}
      onAction={command}
    />
  );
}
