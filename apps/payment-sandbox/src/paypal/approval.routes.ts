import type { FastifyInstance } from 'fastify'
import { parseTheme } from '../fields/theme.ts'
import { toNoticePage } from '../fields/to-notice-page.ts'
import { readStyle } from '../http/browser-files.ts'
import { sendPage } from '../http/html-page.ts'
import { requireOwnPage } from '../http/require-own-page.ts'
import { findDocument } from '../peers/peer-document.ts'
import type { Provider } from '../provider.ts'
import { type ApprovalBody, approvePaypalOrder } from './approve-paypal-order.ts'
import { askShop } from './ask-shop.ts'
import { paypalAddresses } from './paypal-buyers.ts'
import { getPaypalOrder } from './paypal-order.ts'
import { toApprovalPage } from './to-approval-page.ts'
import { type ShippingShown, toShippingShown } from './to-shipping-shown.ts'

const approvalSchema = {
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['buyer', 'country'],
    properties: {
      buyer: { type: ['string', 'null'], maxLength: 20 },
      country: { type: ['string', 'null'], maxLength: 2 },
    },
  },
} as const

type ShippingBody = {
  country: string
  option: string | null
}

const shippingSchema = {
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['country', 'option'],
    properties: {
      country: { type: 'string', maxLength: 2 },
      option: { type: ['string', 'null'], maxLength: 60 },
    },
  },
} as const

/** The page where a buyer approves a PayPal order, and the calls that this page alone may make. */
export function mountApprovalRoutes(app: FastifyInstance, provider: Provider): void {
  const style = readStyle('browser/base.css', 'browser/agreement.css', 'browser/peer-page.css')
  const { settings } = provider
  const { merchantName } = settings

  app.get<{ Querystring: { token?: string } }>('/paypal/checkoutnow', (request, reply) => {
    const order = findDocument(provider.ledger, 'paypal_order', request.query.token ?? '')
    if (order?.status === 'PAYER_ACTION_REQUIRED')
      return sendPage(reply, toApprovalPage({ order, merchantName, style }))
    const notice = { locale: order?.locale ?? 'en-us', theme: parseTheme({}), style, ancestors: [] }
    return sendPage(reply.code(404), toNoticePage({ ...notice, word: 'paypalEnded' }))
  })

  app.post<{ Params: { id: string }; Body: ShippingBody }>(
    '/paypal/checkoutnow/:id/shipping',
    { schema: shippingSchema, onRequest: requireOwnPage(settings) },
    async (request): Promise<ShippingShown> => {
      const { country, option } = request.body
      const order = getPaypalOrder(provider, request.params.id)
      const address = paypalAddresses[country]
      const priced = address ? await askShop(provider, order, { address, option }) : null
      return toShippingShown(priced, order.locale)
    },
  )

  app.post<{ Params: { id: string }; Body: ApprovalBody }>(
    '/paypal/checkoutnow/:id',
    { schema: approvalSchema, onRequest: requireOwnPage(settings) },
    async (request) => approvePaypalOrder(provider, request.params.id, request.body),
  )
}
