import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createRandom } from '../random.ts'
import { toBody } from './sandbox-problem.ts'

export type Fault = {
  mode: 'none' | 'slow' | '500' | 'drop' | 'garbage'
  ms: number
  probability: number
  seed: number
  /** Whether the trouble comes before the call took effect or after it; `random` is either. */
  phase: 'before' | 'after' | 'random'
  /** How many calls are spoiled before the trouble ends; null is no end. */
  times: number | null
}

type Spoil = '500' | 'drop' | 'garbage'

declare module 'fastify' {
  interface FastifyRequest {
    /** How the answer to this call is spoiled after it took effect. */
    spoil: Spoil | null
    /** Milliseconds by which the answer to this call comes later than what it did. */
    heldFor: number
  }
}

export const noFault: Fault = { mode: 'none', ms: 0, probability: 1, seed: 1, phase: 'before', times: null }

export type Faults = ReturnType<typeof createFaults>

/** The trouble that tests asked for, drawn call by call from a repeatable stream. */
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
    /** The trouble that the next call is in, or null. */
    draw(): { mode: Exclude<Fault['mode'], 'none'>; ms: number; isBefore: boolean } | null {
      const { mode, ms, phase } = fault
      if (mode === 'none' || left === 0 || random() >= fault.probability) return null
      if (left !== null) left -= 1
      return { mode, ms, isBefore: phase === 'random' ? random() < 0.5 : phase === 'before' }
    },
  }
}

/** Makes the calls of this scope go wrong the way a network does: late, unanswered, or answered with nonsense. */
export function installFaults(app: FastifyInstance, faults: Faults): void {
  app.decorateRequest('spoil', null)
  app.decorateRequest('heldFor', 0)
  app.addHook('preHandler', async (request, reply) => {
    const trouble = faults.draw()
    if (!trouble) return
    if (trouble.mode === 'slow') {
      if (trouble.isBefore) await pause(trouble.ms)
      else request.heldFor = trouble.ms
      return
    }
    request.spoil = trouble.mode
    if (trouble.isBefore) return reply.send({})
  })
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.heldFor > 0) await pause(request.heldFor)
    return request.spoil ? spoiled(request, reply, request.spoil) : payload
  })
}

function spoiled(request: FastifyRequest, reply: FastifyReply, spoil: Spoil): string {
  if (spoil === 'drop') {
    request.raw.socket.destroy()
    return ''
  }
  if (spoil === 'garbage') {
    reply.code(200)
    return '<html><body>{"status":"auth'
  }
  reply.code(500)
  return JSON.stringify(toBody('provider_error', 'Something went wrong at the provider.'))
}
