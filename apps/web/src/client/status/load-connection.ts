/** Here since the page was read, so that it is at hand when nothing else can be fetched. */
export function loadConnection() {
  return import('./watch-connection.ts')
}
