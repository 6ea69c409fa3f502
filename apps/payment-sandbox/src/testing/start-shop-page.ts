import { createServer } from 'node:http'

/** Serves a shop's page, made by `toHtml`, on an origin of its own; it may load and frame only the provider. */
export async function startShopPage(providerUrl: string, toHtml: (origin: string) => Promise<string>) {
  let origin = ''
  const server = createServer(async (_request, response) => {
    const policy = `default-src 'self'; script-src 'unsafe-inline' ${providerUrl}; style-src 'unsafe-inline'; frame-src ${providerUrl}`
    const html = await toHtml(origin)
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy }).end(html)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
  return {
    origin,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
