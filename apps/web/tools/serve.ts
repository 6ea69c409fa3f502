import { readFileSync } from 'node:fs'
import { requireSite } from '@lacehouse/domain/site/parse-site'
import Fastify from 'fastify'
import type { ApiClient } from '../src/client/api/api-client.ts'
import { ApiError } from '../src/client/api/api-error.ts'
import { createWebPlugin, loadWebBuild, openDevBuild } from '../src/index.ts'
import { footerFixture, menuFixture } from './menu-fixture.ts'

// Serves the storefront without the API, for screenshots and measurements: `node tools/serve.ts [port] [--dev]`.
const port = Number(process.argv[2] ?? 4200)
const development = process.argv.includes('--dev')
const sites = ['us', 'ca', 'gb', 'de', 'fr', 'au', 'it', 'es', 'nl'].map((name) => {
  const file = new URL(`../../../packages/demo/sites/${name}.json`, import.meta.url)
  return requireSite(JSON.parse(readFileSync(file, 'utf8')), name)
})
const fixtures: Readonly<Record<string, (locale: string) => unknown>> = {
  'content.menu': menuFixture,
  'content.footer': footerFixture,
}
const createApi = (locale: string): ApiClient => {
  const answer = async (id: string): Promise<unknown> => {
    const fixture = fixtures[id]
    if (!fixture)
      throw new ApiError({ status: 404, details: [{ errorId: 'API404', message: '' }], correlationId: 'none' })
    return fixture(locale)
  }
  return { call: answer as ApiClient['call'] }
}

const app = Fastify({ logger: false })
await app.register(
  createWebPlugin({
    build: development ? await openDevBuild() : await loadWebBuild(),
    api: ({ locale }) => createApi(locale),
    sites,
    now: () => new Date(),
    production: !development,
    isApiPath: () => false,
  }),
)
await app.listen({ port, host: '127.0.0.1' })
console.warn(`http://localhost:${port}`)
