import type { SourceWithoutDefinition } from '@millrace/ui/domain/definitions';

/** The default ports (spec §9) of databases that have no definition yet. */
const ports: Readonly<Record<Extract<SourceWithoutDefinition, 'mysql' | 'maria' | 'sqlserver'>, number>> = {
  mysql: 3306,
  maria: 3306,
  sqlserver: 1433,
};

export const databasePorts: ReadonlyMap<string, number> = new Map(Object.entries(ports));
