import { pageSize, pageSizes } from '../../domain/outcome/page.ts';
import { MenuItem } from '../../primitives/Menu/Menu.tsx';
import { MenuButton } from '../../primitives/MenuButton/MenuButton.tsx';

interface PageSizeMenuProps {
  size: number | undefined;
  onChange(size: number | undefined): void;
}

/** Chooses how many rows a page of a list has. */
export function PageSizeMenu({ size = pageSize, onChange }: PageSizeMenuProps) {
  return (
    <MenuButton label={`${size} per page`} size="small" variant="ghost">
      {pageSizes.map((each) => (
        <MenuItem
          key={each}
          id={String(each)}
          label={`${each} per page`}
          onAction={() => onChange(each === pageSize ? undefined : each)}
        />
      ))}
    </MenuButton>
  );
}
