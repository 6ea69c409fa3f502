/** The address of a database behind a unix socket. */
export const urlOfSocket = (socketDir: string, database: string): string =>
  `postgresql://lacehouse@localhost/${database}?host=${encodeURIComponent(socketDir)}`
