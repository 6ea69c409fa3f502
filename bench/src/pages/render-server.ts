import { createServer } from 'node:http'
import { renderToString } from 'react-dom/server'
import { loadPage } from './load-page.ts'
import { toElement } from './to-element.ts'

// Renders pages of a shop for every request with React alone: below /components their real components with loaded data, below
// /elements the plain elements of the finished page.
const [origin = '', ...paths] = process.argv.slice(2)
const renderers = new Map<string, () => string | Promise<string>>()
for (const path of paths) {
  const element = toElement(await (await fetch(`${origin}${path}`, { headers: { accept: 'text/html' } })).text())
  renderers.set(`/elements${path}`, () => renderToString(element))
  renderers.set(`/components${path}`, await loadPage(origin, path))
}

const server = createServer(async (request, response) => {
  const html = await renderers.get(request.url ?? '')?.()
  if (html === undefined) response.writeHead(404).end()
  else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.stdout.write(`${typeof address === 'object' ? address?.port : ''}\n`)
})
process.once('SIGTERM', () => process.exit(0))
