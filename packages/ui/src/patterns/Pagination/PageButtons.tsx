import { formatCount } from '../../domain/format/count.ts';
import { lastPage, pageSize as defaultPageSize } from '../../domain/outcome/page.ts';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { ChevronLeftIcon } from '../../primitives/Icon/icons/ChevronLeftIcon.ts';
import { ChevronRightIcon } from '../../primitives/Icon/icons/ChevronRightIcon.ts';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';

export interface PageButtonsProps {
  /** Names the table, such as “Properties”. */
  label: string;
  /** The current page, from 1. */
  page: number;
  /** Number of rows on all pages. */
  count: number;
  /** Rows per page. @default 10 (spec §9) */
  pageSize?: number;
  /** Called with the requested page. */
  onPageChange(page: number): void;
}

/** `Pagination` for a table inside a form, whose pages have no address. */
export function PageButtons({
  label,
  page,
  count,
  pageSize = defaultPageSize,
  onPageChange,
}: PageButtonsProps) {
  const last = lastPage(count, pageSize);
  const from = formatCount((page - 1) * pageSize + 1);
  const to = formatCount(Math.min(count, page * pageSize));
  return (
    <Stack direction="row" align="center" justify="space-between" gap="sm">
      <Text size="small" tone="muted">
        {`${from}–${to} of ${formatCount(count)}`}
      </Text>
      {last > 1 && (
        <nav aria-label={`${label}, pages`}>
          <Stack direction="row" gap="xs">
            <IconButton
              label="Previous page"
              icon={ChevronLeftIcon}
              isDisabled={page <= 1}
              onPress={() => onPageChange(page - 1)}
            />
            <IconButton
              label="Next page"
              icon={ChevronRightIcon}
              isDisabled={page >= last}
              onPress={() => onPageChange(page + 1)}
            />
          </Stack>
        </nav>
      )}
    </Stack>
  );
}
