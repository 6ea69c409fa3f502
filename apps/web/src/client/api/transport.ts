/** Sends one request to the API: over HTTP in the browser, in process on the server. */
export type Transport = (request: TransportRequest) => Promise<TransportResponse>

export type TransportRequest = {
  readonly method: string
  /** Path and query. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | undefined
  readonly signal: AbortSignal | undefined
}

export type TransportResponse = { readonly status: number; readonly body: unknown }

/** Sends requests over HTTP to the page's own origin, or to a given one. */
export function createFetchTransport(origin = ''): Transport {
  return async ({ path, ...request }) => {
    const response = await fetch(origin + path, { ...request, credentials: 'same-origin' })
    return { status: response.status, body: await readBody(response) }
  }
}

/** Reads a value, or a document with the name that the server gives it; null for any other body. */
async function readBody(response: Response): Promise<unknown> {
  const type = response.headers.get('content-type') ?? ''
  if (type === 'application/pdf') {
    const [, name = 'document.pdf'] = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? []
    return new File([await response.blob()], name, { type })
  }
  const text = await response.text()
  if (!type.includes('json')) return null
  return JSON.parse(text)
}
