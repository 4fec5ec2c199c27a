import { isConnector } from '@millrace/ui/domain/connectors';
import { isKnown, parseId, type PipelineDetail, type PipelineId } from '@millrace/ui/domain/entities';
import { wizardRoutes } from '@millrace/ui/domain/policies';
import { problemOf } from '@millrace/ui/domain/remote';
import { paths, routes, type RouteMatch, type WizardRouteName } from '@millrace/ui/domain/routes';
import { getPipeline } from '@millrace/ui/contract';
import { SetupEndedScreen } from '@millrace/ui/screens/SetupEndedScreen';
import { SetupLoadingScreen, type SetupLoadingScreenProps } from '@millrace/ui/screens/SetupLoadingScreen';
import type { WizardFrame } from '@millrace/ui/Wizard';
import { useQuery } from '@tanstack/react-query';
import { useAtom, useAtomValue } from 'jotai';
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';

import { formTitle } from '../connectors/data/formTitle.ts';
import { read } from '../data/read.ts';
import { unsavedWorkOf } from '../guard/unsavedWork.ts';
import { noWork } from '../guard/useLeaveGuard.ts';
import { useNavigate, useSearch } from '../router/location.ts';
import { useNavigation } from '../router/navigation.ts';
import { NotFoundContainer } from '../router/NotFoundContainer.tsx';
import { useTitle } from '../router/useTitle.ts';
import { useScope } from '../scope/useScope.ts';
import { gateSetup, type GateVerdict } from './setupGate.ts';
import { setupRoutes } from './setupRoutes.ts';
import { setupDetourAtom, startedHereAtom } from './setupState.ts';
import { frameToCome, useSetupFrame } from './useSetupFrame.ts';

/** The data that every step uses. */
export interface Setup {
  readonly pipeline: PipelineDetail;
  /** The current step. */
  readonly route: WizardRouteName;
  /** The connector type in the address (spec §2). */
  readonly type: string | null;
  readonly frame: WizardFrame;
  readonly hrefOf: (route: WizardRouteName, type?: string) => string;
}

type Children = (setup: Setup) => ReactNode;

/** Reads the pipeline and shows its step, or redirects to the step that is due. */
export function SetupContainer({
  match,
  children,
}: {
  readonly match: RouteMatch;
  readonly children: Children;
}) {
  const id = parseId<'pipeline'>(match.params['id'] ?? '');
  if (id === undefined || !isKnown(wizardRoutes, match.name)) return <NotFoundContainer match={match} />;
  return (
    <SetupOf id={id} match={match} route={match.name}>
      {children}
    </SetupOf>
  );
}

/** The forms of new connectors name what they connect. */
function titleOfStep(route: WizardRouteName, type: string | null, title: string): string {
  const kind = (['source', 'destination'] as const).find((each) => setupRoutes[each].create === route);
  return kind && type !== null && isConnector(kind, type) ? formTitle(type) : title;
}

/** What a step shows, so that its placeholder has the same shape. */
function shapeOf(route: WizardRouteName): SetupLoadingScreenProps['shape'] {
  if (routes[route].group === 'schema') return 'tables';
  return route === setupRoutes.source.select || route === setupRoutes.destination.select
    ? 'catalogue'
    : 'fields';
}

interface SetupOfProps {
  readonly id: PipelineId;
  readonly match: RouteMatch;
  readonly route: WizardRouteName;
  readonly children: Children;
}

function SetupOf({ id, match, ...props }: SetupOfProps) {
  const { screens } = useNavigation();
  const { data, error, refetch, isFetching } = useQuery(read(getPipeline, { id }));
  const type = new URLSearchParams(useSearch()).get('type');
  const title = titleOfStep(props.route, type, screens.titleOf(props.route));
  useTitle(data && `${title} · ${data.name}`, match);
  if (data !== undefined) return <Step pipeline={data} type={type} title={title} {...props} />;
  const problem = error ? problemOf(error) : undefined;
  if (problem?.status === 404) return <NotFoundContainer match={match} />;
  return (
    <SetupLoadingScreen
      frame={{ ...frameToCome(id, props.route), title }}
      shape={shapeOf(props.route)}
      problem={problem}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    />
  );
}

/**
 * Whether the pipeline is still a draft. For the person who starts it, it counts as a draft until the
 * overview opens.
 */
function useIsDraft({ id, status }: PipelineDetail): boolean {
  const [wasDraft] = useState(status === 'draft');
  const isStartedHere = useAtomValue(startedHereAtom) === id;
  return wasDraft && (status === 'draft' || isStartedHere);
}

/** What was unsaved when the setup ended. The step unmounts then, so nothing else remembers it. */
function useNotSaved(isOver: boolean): readonly string[] {
  const unsavedWork = unsavedWorkOf(useScope());
  const { work } = useSyncExternalStore(unsavedWork.subscribe, unsavedWork.getSnapshot);
  const [kept, setKept] = useState<readonly string[]>();
  if (isOver && kept === undefined) setKept(work);
  return kept ?? noWork;
}

/** Why another step is shown than the one in the address. Cleared by the next navigation. */
function useDetour(
  pipelineId: PipelineId,
  route: WizardRouteName,
  redirect: Extract<GateVerdict, { readonly kind: 'redirect' }> | undefined,
): WizardFrame['notice'] {
  const { screens } = useNavigation();
  const [detour, setDetour] = useAtom(setupDetourAtom);
  const shown = redirect?.to;
  const isTooEarly = redirect?.isTooEarly ?? false;
  useEffect(() => {
    if (shown !== undefined) setDetour(isTooEarly ? { pipelineId, wanted: route, shown } : null);
    else setDetour((before) => (before?.pipelineId === pipelineId && before.shown === route ? before : null));
  }, [pipelineId, route, shown, isTooEarly, setDetour]);
  if (detour?.pipelineId !== pipelineId || detour.shown !== route) return undefined;
  return {
    title: `“${screens.titleOf(detour.wanted)}” isn’t available yet.`,
    text: 'Complete the earlier steps first.',
  };
}

interface StepProps extends Omit<SetupOfProps, 'id' | 'match'> {
  readonly pipeline: PipelineDetail;
  readonly type: string | null;
  readonly title: string;
}

function Step({ pipeline, route, type, title, children }: StepProps) {
  const navigate = useNavigate();
  const frame = useSetupFrame(pipeline, route);
  const isDraft = useIsDraft(pipeline);
  const notSaved = useNotSaved(!isDraft);
  const hrefOf: Setup['hrefOf'] = (step, chosen) => paths.pipelineSetup(pipeline.id, step, { type: chosen });
  const verdict = gateSetup(route, pipeline, type);
  const redirect = isDraft && verdict.kind === 'redirect' ? verdict : undefined;
  const due = redirect && hrefOf(redirect.to, redirect.type);
  useEffect(() => {
    if (due !== undefined) navigate(due, { replace: true });
  }, [due, navigate]);
  const notice = useDetour(pipeline.id, route, redirect);

  if (!isDraft) {
    const href = paths.pipelineOverview(pipeline.id);
    return <SetupEndedScreen frame={frame} href={href} notSaved={notSaved} />;
  }
  if (verdict.kind === 'redirect') return null;
  return children({
    pipeline,
    route,
    type,
    frame: { ...frame, title, notice },
    hrefOf,
  });
}
