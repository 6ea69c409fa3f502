/** Sends one request to the API: over HTTP in the browser, in process on the server. */
export type Transport = (request: TransportRequest) => Promise<TransportResponse>

export type TransportRequest = {
  readonly method: string
  /** Path and query. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | undefined
  readonly signal: AbortSignal
}

export type TransportResponse = { readonly status: number; readonly body: unknown }

/** Sends requests over HTTP to the page's own origin, or to a given one. */
export function createFetchTransport(origin = ''): Transport {
  return async ({ path, ...request }) => {
    const response = await fetch(origin + path, { ...request, credentials: 'same-origin' })
    return { status: response.status, body: await readJson(response) }
  }
}

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text()
  if (!response.headers.get('content-type')?.includes('json')) return null
  return JSON.parse(text)
}
