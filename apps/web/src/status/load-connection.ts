/** Here since the page was read, so that it is at hand when nothing else can be fetched. */
export const loadConnection = () => import('./watch-connection.ts')
