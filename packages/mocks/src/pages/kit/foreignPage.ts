import { isCrossOrigin } from '../../service/core/crossOrigin.ts';
import { refusal } from '../../service/core/refusal.ts';
import type { Backend } from '../../service/world/world.ts';

/** Input of a page. */
export interface PageRequest {
  readonly backend: Backend;
  readonly request: Request;
  readonly url: URL;
  /** The path's parameters. */
  readonly params: Readonly<Record<string, string>>;
}

type PageAnswer = (asked: PageRequest) => Response | Promise<Response>;

/** A page of a third party at one address. */
export interface ForeignPage {
  /** Below `/__provider/`, as in `oauth/{provider}/authorize`. */
  readonly path: string;
  readonly GET?: PageAnswer;
  readonly POST?: PageAnswer;
}

/** Accepts a form of the party's own pages only. */
export function demandOwnForm({ request, url }: PageRequest): void {
  const sender = { origin: request.headers.get('Origin'), site: request.headers.get('Sec-Fetch-Site') };
  if (isCrossOrigin(sender, url.host)) throw refusal.forbidden('This form was sent from elsewhere.');
}
