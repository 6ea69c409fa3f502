const milliseconds = { type: 'integer', minimum: 0, maximum: 86_400_000 } as const
const seed = { type: 'integer', minimum: 0 } as const
const order = { enum: ['sent', 'reversed', 'shuffled'] } as const

/** JSON schemas that Fastify checks each call's input against. */
export const testControlSchemas = {
  fault: {
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['mode'],
      properties: {
        mode: { enum: ['none', 'slow', '500', 'drop', 'garbage'] },
        ms: milliseconds,
        probability: { type: 'number', minimum: 0, maximum: 1 },
        seed,
        phase: { enum: ['before', 'after', 'random'] },
        times: { type: ['integer', 'null'], minimum: 1 },
      },
    },
  },

  webhook: {
    body: {
      type: 'object',
      additionalProperties: false,
      properties: {
        url: { type: ['string', 'null'], pattern: '^https?://' },
        delayMs: milliseconds,
        duplicates: { type: 'integer', minimum: 0, maximum: 100 },
        hold: { type: 'boolean' },
      },
    },
  },

  release: {
    body: { type: ['object', 'null'], additionalProperties: false, properties: { order, seed } },
  },

  resend: {
    body: {
      type: ['object', 'null'],
      additionalProperties: false,
      properties: {
        type: { type: 'string', maxLength: 40 },
        times: { type: 'integer', minimum: 1, maximum: 100 },
        order,
        seed,
        delayMs: milliseconds,
        signature: { enum: ['good', 'bad'] },
        signedAt: { type: 'string', format: 'date-time' },
      },
    },
  },

  token: {
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['card', 'expiry', 'cvc'],
      properties: {
        card: { type: 'string', maxLength: 40 },
        expiry: { type: 'string', maxLength: 10 },
        cvc: { type: 'string', maxLength: 10 },
      },
    },
  },
} as const
