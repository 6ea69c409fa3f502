/** Returns the URL of a database behind a unix socket. */
export function urlOfSocket(socketDir: string, database: string): string {
  return `postgresql://lacehouse@localhost/${database}?host=${encodeURIComponent(socketDir)}`
}
