import type { FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'

/** Creates the log of a process, which writes one JSON object per line. */
export function createLog(level: string): FastifyBaseLogger {
  return pino({ level })
}
