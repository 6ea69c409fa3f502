const amount = { type: 'integer', minimum: 0, maximum: 999_999_999 } as const
const line = {
  type: 'object',
  required: ['name', 'quantity', 'unit_price', 'total_amount'],
  properties: {
    name: { type: 'string', maxLength: 255 },
    quantity: { type: 'integer', minimum: 1 },
    unit_price: { type: 'integer' },
    total_amount: { type: 'integer' },
  },
} as const
const basket = {
  purchase_country: { type: 'string', pattern: '^[A-Z]{2}$' },
  purchase_currency: { type: 'string', pattern: '^[A-Z]{3}$' },
  locale: { type: 'string', pattern: '^[a-z]{2}-[A-Z]{2}$' },
  order_amount: amount,
  order_tax_amount: { type: 'integer', minimum: 0 },
  order_lines: { type: 'array', minItems: 1, maxItems: 1000, items: line },
  merchant_reference2: { type: 'string', maxLength: 255 },
} as const
const required = ['purchase_country', 'purchase_currency', 'locale', 'order_amount', 'order_lines'] as const

/** JSON schemas that Fastify checks each call's input against. */
export const klarnaSchemas = {
  basket: { body: { type: 'object', required, properties: basket } },
  order: {
    body: {
      type: 'object',
      required: [...required, 'merchant_reference1'],
      properties: { ...basket, merchant_reference1: { type: 'string', minLength: 1, maxLength: 100 } },
    },
  },
  capture: { body: { type: 'object', required: ['captured_amount'], properties: { captured_amount: amount } } },
  refund: { body: { type: 'object', required: ['refunded_amount'], properties: { refunded_amount: amount } } },
} as const
