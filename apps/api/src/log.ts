import type { FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'

/** The log of a process: one JSON object a line. */
export function createLog(level: string): FastifyBaseLogger {
  return pino({ level })
}
