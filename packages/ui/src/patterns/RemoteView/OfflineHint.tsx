import { describeProblem } from '../../domain/outcome/problem.ts';
import { hint } from '../../primitives/Loading/Loading.css.ts';

/** Says that the browser is offline, and that loading resumes by itself. */
export function OfflineHint() {
  const { title, advice } = describeProblem({ kind: 'offline' });
  return (
    <p role="status" className={hint}>
      {title} {advice}
    </p>
  );
}
