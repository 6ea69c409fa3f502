/**
 * Loads the watcher of the connection. The shell fetches it with every page, so that it is available when the
 * connection is lost.
 */
export function loadConnection() {
  return import('./watch-connection.ts')
}
