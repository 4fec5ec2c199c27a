import { listHooks } from '@millrace/ui/contract';
import { settingsPaths } from '@millrace/ui/domain/routes';
import { hookListView } from '@millrace/ui/domain/views';
import { HooksScreen } from '@millrace/ui/screens/HooksScreen';

import { read } from '../data/read.ts';
import { useAsk } from '../dialogs/useAsk.ts';
import { createHook } from '../hooks/createHook.ts';
import { useList } from '../lists/useList.ts';
import { useNavigate } from '../router/location.ts';
import { useSettingsHrefs } from './settingsHrefs.ts';
import { useHookCommand } from './useHookCommand.ts';

/** The list of hooks, for `useList`. */
const hookList = {
  isLive: false,
  view: hookListView,
  read: (view: typeof hookListView.defaults) => read(listHooks, hookListView.args(view)),
  href: settingsPaths.hooks,
};

/** The hooks of the account. */
export function HooksContainer() {
  const list = useList(hookList);
  const ask = useAsk();
  const navigate = useNavigate();
  const command = useHookCommand(list.page.state === 'ready' ? list.page.value.rows : []);
  return (
    <HooksScreen
      {...list}
      hrefs={useSettingsHrefs()}
      hrefOfHook={settingsPaths.hook}
      onCreate={async () => {
        const id = await ask(createHook, {});
        if (id !== undefined) navigate(settingsPaths.hook(id));
      }}
      onAction={command}
    />
  );
}
