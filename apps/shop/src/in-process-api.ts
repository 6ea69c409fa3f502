import { type ApiClient, type ApiOrigin, createApiClient, type Transport } from '@lacehouse/web'
import type { FastifyInstance } from 'fastify'

/** The pages' client of the API within this process: the same calls as a browser's, without the network. */
export const createInProcessApi =
  (app: FastifyInstance) =>
  ({ site, locale, correlationId, cookie }: ApiOrigin): ApiClient =>
    createApiClient({
      transport: toTransport(app),
      locale: () => locale,
      createCorrelationId: () => correlationId,
      headers: () => ({ channel: 'ECOMM', siteid: site.siteId, ...(cookie && { cookie }) }),
    })

const toTransport =
  (app: FastifyInstance): Transport =>
  async ({ method, path, headers, body }) => {
    const response = await app.inject({
      method: method as 'GET',
      url: path,
      headers,
      ...(body !== undefined && { payload: body }),
    })
    return { status: response.statusCode, body: response.body === '' ? null : response.json() }
  }
