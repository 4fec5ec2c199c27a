import type { WireObject } from '../../json/paths.ts';

/** A row of a table field. */
export interface Row {
  readonly isPicked: boolean;
  /** The row as on the wire, without the flag for picked rows. */
  readonly cells: WireObject;
}
