import { createServer } from 'node:http'
import { renderToString } from 'react-dom/server'
import { toElement } from './to-element.ts'

// A server that renders one page again for every request, with React alone: no router, no loaders, no data to fetch.
const [origin = '', ...paths] = process.argv.slice(2)
const pages = new Map(
  await Promise.all(
    paths.map(async (path) => [path, toElement(await (await fetch(`${origin}${path}`)).text())] as const),
  ),
)

const server = createServer((request, response) => {
  const html = renderToString(pages.get(request.url ?? ''))
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.stdout.write(`${typeof address === 'object' ? address?.port : ''}\n`)
})
process.once('SIGTERM', () => process.exit(0))
