/** Where databases listen unless told otherwise (spec §9). */
export const databasePorts = {
  mysql: 3306,
  maria: 3306,
  postgres: 5432,
  sqlserver: 1433,
  redshift: 5439,
} as const;
