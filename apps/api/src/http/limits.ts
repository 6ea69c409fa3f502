import { type CallContract, type CallLimit, calls } from '@lacehouse/contracts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { CountedUse, Limiter } from './limiter.ts'

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged with the library's own.
  interface FastifyRequest {
    /** The counted uses of limits that count only failures or only successes. */
    countedOutcomes: readonly { readonly counted: CountedUse; readonly only: 'failures' | 'successes' }[]
  }
}

/**
 * Counts the calls whose contracts have limits. Beyond a limit each call needs a solved bot challenge, and beyond the highest count
 * it is refused (docs/bounds.md). The counts are Redis's; without Redis, or while it is unavailable, the process counts itself (T24).
 */
export function registerLimits(app: FastifyInstance, { limiter }: { limiter: Limiter }): void {
  app.decorateRequest('countedOutcomes')
  app.addHook('preHandler', async (request) => {
    const limits = contractOf(request)?.limits ?? []
    for (const limit of limits) {
      const weight = weigh(request, limit)
      if (weight === 0) continue
      const counted = await limiter.require(limit.policy, request.context, { weight })
      const { only } = limit
      if (only) request.countedOutcomes = [...(request.countedOutcomes ?? []), { counted, only }]
    }
  })
  app.addHook('onSend', async ({ countedOutcomes }, reply) => {
    const outcome = reply.statusCode >= 400 ? 'failures' : 'successes'
    for (const { counted, only } of countedOutcomes ?? []) if (only !== outcome) await limiter.giveBack(counted)
  })
}

const contractOf = ({ routeOptions }: FastifyRequest): CallContract | undefined => {
  const { callId } = routeOptions.config
  return callId && calls[callId]
}

/** Returns how many uses a request is; 0 where the limit does not concern it. */
const weigh = ({ body, query }: FastifyRequest, { where, each, size }: CallLimit): number => {
  if (!where && !each && !size) return 1
  const fields = { ...(query as object), ...(body as object | undefined) } as Record<string, unknown>
  if (where && !where.values.includes(String(fields[where.field]))) return 0
  if (each) return countEntries(fields[each])
  return size ? 1 + Math.floor(countEntries(fields[size.field]) / size.of) : 1
}

const countEntries = (value: unknown): number => {
  if (Array.isArray(value)) return value.length
  return value === undefined ? 0 : 1
}
