import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

/** Headers and body of one page. */
type Recorded = { readonly headers: Readonly<Record<string, string>>; readonly body: string }

// Serves recorded pages from memory; its argument is a file with the pages by path.
const recorded: Record<string, Recorded> = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'))
const pages = new Map(
  Object.entries(recorded).map(([path, { headers, body }]) => [path, { headers, body: Buffer.from(body, 'base64') }]),
)

const server = createServer((request, response) => {
  const page = pages.get(request.url ?? '')
  if (page) response.writeHead(200, page.headers).end(page.body)
  else response.writeHead(404).end()
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.stdout.write(`${typeof address === 'object' ? address?.port : ''}\n`)
})
process.once('SIGTERM', () => process.exit(0))
