import type { FormModel } from '../../domain/forms/model/formState.ts';
import { useSnapshot } from '../../internal/useSnapshot.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import * as css from './RestoredNotice.css.ts';

/** Entries of an earlier visit were restored. Without any left, there is nothing to say. */
export function RestoredNotice({ model }: { readonly model: FormModel }) {
  const { isDirty } = useSnapshot(model);
  if (!isDirty) return null;
  return (
    <div className={css.notice}>
      <Banner
        role="status"
        title="We restored your draft."
        actions={
          <Button size="small" onPress={model.reset}>
            Discard draft
          </Button>
        }
      >
        It is not saved yet.
      </Banner>
    </div>
  );
}
