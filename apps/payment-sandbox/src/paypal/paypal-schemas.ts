const money = {
  type: 'object',
  required: ['currency_code', 'value'],
  properties: {
    currency_code: { type: 'string', pattern: '^[A-Z]{3}$' },
    value: { type: 'string', maxLength: 16 },
  },
} as const
const url = { type: 'string', maxLength: 500 } as const

/** JSON schemas that Fastify checks each call's input against. */
export const paypalSchemas = {
  token: {
    body: {
      type: 'object',
      required: ['grant_type'],
      properties: { grant_type: { const: 'client_credentials' } },
    },
  },
  order: {
    body: {
      type: 'object',
      required: ['intent', 'purchase_units', 'payment_source'],
      properties: {
        intent: { enum: ['AUTHORIZE', 'CAPTURE'] },
        purchase_units: {
          type: 'array',
          minItems: 1,
          maxItems: 1,
          items: {
            type: 'object',
            required: ['amount'],
            properties: {
              amount: money,
              custom_id: { type: 'string', maxLength: 127 },
              invoice_id: { type: 'string' },
            },
          },
        },
        payment_source: {
          type: 'object',
          required: ['paypal'],
          properties: {
            paypal: {
              type: 'object',
              required: ['experience_context'],
              properties: {
                experience_context: {
                  type: 'object',
                  required: ['return_url', 'cancel_url'],
                  properties: { return_url: url, cancel_url: url },
                },
              },
            },
          },
        },
      },
    },
  },
  patch: {
    body: {
      type: 'array',
      maxItems: 10,
      items: { type: 'object', required: ['op', 'path'], properties: { path: { type: 'string', maxLength: 100 } } },
    },
  },
  money: {
    body: { type: ['object', 'null'], properties: { amount: money, custom_id: { type: 'string', maxLength: 127 } } },
  },
} as const
