import { detailsOfProblems } from '../../domain/outcome/detailsOfProblems.ts';
import type { Problem } from '../../domain/outcome/problem.ts';
import { CopyDetails } from '../../primitives/Button/CopyDetails.tsx';

/** Offers to copy what support needs to find failed requests. Shows nothing if there is none to find. */
export function CopyProblems({ problems }: { readonly problems: readonly Problem[] }) {
  const details = detailsOfProblems(problems);
  return details !== undefined && <CopyDetails details={details} />;
}
