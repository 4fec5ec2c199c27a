import { Brand } from '../../../patterns/Brand/Brand.tsx';
import * as css from './ShellSkeleton.css.ts';

/** While it is not known who is there. It promises nothing: neither the shell nor the sign-in page. */
export function ShellSkeleton() {
  return (
    <main className={css.page} aria-busy aria-label="Loading Millrace">
      <div className={css.mark}>
        <Brand />
      </div>
    </main>
  );
}
