export {
  Change,
  StatTiles,
  type ChangeProps,
  type StatTile,
  type StatTilesProps,
} from '../patterns/StatTiles/StatTiles.tsx';
