import { useState } from 'react';
import { formatCount } from '../../domain/format/count.ts';
import { Button } from '../../primitives/Button/Button.tsx';

/** What a list in a page shows before it is asked for more: a list that scrolls by itself catches the scroll of the page. */
export const rowsAtFirst = 8;
/** The least that a press adds. */
const rowsPerPress = 12;

/** How many rows of a list are shown, and how many the next press adds. */
export function useShownRows(count: number) {
  const [wanted, setWanted] = useState(rowsAtFirst);
  const shown = Math.min(wanted, count);
  // A long list is shown in few presses, and no press renders more than as much again.
  const next = Math.min(Math.max(rowsPerPress, shown), count - shown);
  return {
    shown,
    more: {
      next,
      isUnfolded: shown > rowsAtFirst,
      onMore: () => setWanted(shown + next),
      onFewer: () => setWanted(rowsAtFirst),
    },
  };
}

/** Shows the next rows of a list, or folds a list that shows all of its rows. It stays where it is, so that it keeps the focus. */
export function ShowMore({ next, isUnfolded, onMore, onFewer }: ReturnType<typeof useShownRows>['more']) {
  if (next === 0 && !isUnfolded) return null;
  return (
    <Button size="small" onPress={next > 0 ? onMore : onFewer}>
      {next > 0 ? `Show ${formatCount(next)} more` : 'Show fewer'}
    </Button>
  );
}
