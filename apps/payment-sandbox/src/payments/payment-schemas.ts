const amount = { type: 'integer', minimum: 1, maximum: 999_999_999 } as const
const currency = { type: 'string', pattern: '^[A-Z]{3}$' } as const
const reference = { type: 'string', minLength: 1, maxLength: 100 } as const
const locale = { type: 'string', pattern: '^[a-zA-Z]{2,3}(-[a-zA-Z0-9]{2,8})*$', maxLength: 20 } as const
const origin = { type: 'string', maxLength: 200 } as const
const id = { type: 'string', minLength: 1, maxLength: 100 } as const

/** JSON schemas that Fastify checks each call's input against. */
export const paymentSchemas = {
  session: {
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['amount', 'currency', 'reference', 'locale', 'returnOrigin'],
      properties: {
        amount,
        currency,
        reference,
        locale,
        methods: { type: 'array', maxItems: 10, items: { type: 'string', maxLength: 40 } },
        returnOrigin: origin,
      },
    },
  },

  saveCard: {
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['token', 'currency'],
      properties: { token: id, currency },
    },
  },

  authorise: {
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['amount', 'currency', 'reference'],
      anyOf: [
        { required: ['token'] },
        { required: ['session'] },
        { required: ['method', 'redirect'] },
        { required: ['mandate'] },
      ],
      properties: {
        token: id,
        session: id,
        amount,
        currency,
        reference,
        capture: { const: false },
        setup: { const: true },
        mandate: id,
        method: { const: 'ideal' },
        redirect: {
          type: 'object',
          additionalProperties: false,
          required: ['returnUrl'],
          properties: { returnUrl: { type: 'string', maxLength: 400 }, locale },
        },
        threeDs: {
          type: 'object',
          additionalProperties: false,
          properties: { returnOrigin: origin, locale },
        },
        risk: {
          type: 'object',
          additionalProperties: false,
          properties: { deviceFingerprint: { type: 'string', maxLength: 128 } },
        },
      },
    },
  },

  confirm: {
    body: {
      type: ['object', 'null'],
      additionalProperties: false,
      properties: { result: { enum: ['authenticated', 'failed', 'cancelled'] } },
    },
  },

  amount: {
    body: { type: ['object', 'null'], additionalProperties: false, properties: { amount } },
  },

  reference: {
    querystring: { type: 'object', required: ['reference'], properties: { reference } },
  },
} as const
