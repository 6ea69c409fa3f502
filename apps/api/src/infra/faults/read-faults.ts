import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { Faults } from './with-faults.ts'

const Fault = z.discriminatedUnion('mode', [
  z.object({ mode: z.literal('down') }),
  z.object({ mode: z.literal('slow'), ms: z.number() }),
  z.object({ mode: z.literal('garbage') }),
])

const FaultsByPart = z.strictObject({
  search: Fault.optional(),
  content: Fault.optional(),
  recommendations: Fault.optional(),
  mail: Fault.optional(),
  pictures: Fault.optional(),
  captcha: Fault.optional(),
})

/** Reads the faults from a JSON file at every use, so that a change of the file takes effect at once. Without the file there are none. */
export function readFaults(file: string): Faults {
  return { find: (part) => FaultsByPart.parse(JSON.parse(readIfThere(file)))[part] ?? null }
}

const readIfThere = (file: string): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return '{}'
  }
}
