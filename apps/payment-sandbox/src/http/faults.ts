import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createRandom } from '../random.ts'
import { toBody } from './sandbox-problem.ts'

export type Fault = {
  mode: 'none' | 'slow' | '500' | 'drop' | 'garbage'
  ms: number
  probability: number
  seed: number
  /** Whether the call fails before it takes effect or after; `random` is either. */
  phase: 'before' | 'after' | 'random'
  /** How many calls fail before the fault ends; null is no end. */
  times: number | null
}

type ReplyFault = '500' | 'drop' | 'garbage'

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged with the library's own.
  interface FastifyRequest {
    /** How the reply to this call fails. */
    replyFault: ReplyFault | null
    /** Milliseconds by which the reply comes later than the effect of the call. */
    replyDelay: number
  }
}

export const noFault: Fault = { mode: 'none', ms: 0, probability: 1, seed: 1, phase: 'before', times: null }

export type Faults = ReturnType<typeof createFaults>

/** The fault that a test asked for: whether a call fails is drawn from a repeatable stream. */
export function createFaults() {
  let fault = noFault
  let left: number | null = null
  let random = createRandom(fault.seed)
  return {
    current: () => fault,
    set(next: Fault) {
      fault = next
      left = next.times
      random = createRandom(next.seed)
    },
    /** How the next call fails, or null. */
    draw(): { mode: Exclude<Fault['mode'], 'none'>; ms: number; isBefore: boolean } | null {
      const { mode, ms, phase } = fault
      if (mode === 'none' || left === 0 || random() >= fault.probability) return null
      if (left !== null) left -= 1
      return { mode, ms, isBefore: phase === 'random' ? random() < 0.5 : phase === 'before' }
    },
  }
}

/** Makes the calls of this scope fail as a network does: the reply is late, missing or not readable. */
export function installFaults(app: FastifyInstance, faults: Faults): void {
  app.decorateRequest('replyFault', null)
  app.decorateRequest('replyDelay', 0)
  app.addHook('preHandler', async (request, reply) => {
    const drawn = faults.draw()
    if (!drawn) return
    if (drawn.mode === 'slow') {
      if (drawn.isBefore) await pause(drawn.ms)
      else request.replyDelay = drawn.ms
      return
    }
    request.replyFault = drawn.mode
    if (drawn.isBefore) return reply.send({})
  })
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.replyDelay > 0) await pause(request.replyDelay)
    return request.replyFault ? toFaultyPayload(request, reply, request.replyFault) : payload
  })
}

function toFaultyPayload(request: FastifyRequest, reply: FastifyReply, fault: ReplyFault): string {
  if (fault === 'drop') {
    request.raw.socket.destroy()
    return ''
  }
  if (fault === 'garbage') {
    reply.code(200)
    return '<html><body>{"status":"auth'
  }
  reply.code(500)
  return JSON.stringify(toBody('provider_error', 'Something went wrong at the provider.'))
}
