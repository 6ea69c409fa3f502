import { fileURLToPath } from 'node:url'
import type { ServerBuild } from 'react-router'
import type { WebBuild } from './web-build.ts'

type Entry = typeof import('../entry.server.tsx')

/** Opens the storefront in development: Vite serves the sources, and a changed file takes effect at once. */
export async function openDevBuild(): Promise<WebBuild & { close: () => Promise<void> }> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    configFile: fileURLToPath(new URL('../../vite.config.ts', import.meta.url)),
    server: { middlewareMode: true },
    appType: 'custom',
  })
  const loadBuild = () =>
    vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild & { entry: { module: Entry } }>
  return {
    handlePage: async (request, shop) => {
      const build = await loadBuild()
      return build.entry.module.createPageHandler(build, 'development')(request, shop)
    },
    clientFolder: null,
    middleware: vite.middlewares,
    close: () => vite.close(),
  }
}
