import type { Plugin } from 'vite'

/** What stands in the browser's build for modules of the router that this shop cannot reach: 3 kB of every first load. */
const standIns: readonly { readonly module: RegExp; readonly code: string }[] = [
  {
    // No instrumentation is passed to the router.
    module: /\/react-router\/dist\/production\/lib\/router\/instrumentation\.js$/,
    code: `
      export const consumeInstrumentationClientResultMetaReceiver = () => undefined
      export const getRouteInstrumentationUpdates = () => ({})
      export const instrumentClientSideRouter = (router) => router
      export const instrumentHandler = (handler) => handler
      export const instrumentationResultMetaContext = null
    `,
  },
  {
    // Routes are all known from the start (routeDiscovery: initial), so that nothing is discovered later.
    module: /\/react-router\/dist\/production\/lib\/dom\/ssr\/fog-of-war\.js$/,
    code: `
      export const URL_LIMIT = 7680
      export const isFogOfWarEnabled = () => false
      export const getManifestPath = () => ''
      export const getPartialManifest = (manifest) => manifest
      export const getPatchRoutesOnNavigationFunction = () => undefined
      export const getPathsWithAncestors = (paths) => paths
      export const handleClientVersionMismatch = async () => false
      export const useFogOFWarDiscovery = () => undefined
    `,
  },
]

/** Leaves out of the browser's build what can never run there. */
export function leaveOutUnused(): Plugin {
  return {
    name: 'lacehouse:leave-out-unused',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load: (id) => standIns.find(({ module }) => module.test(id.replaceAll('\\', '/')))?.code ?? null,
  }
}
