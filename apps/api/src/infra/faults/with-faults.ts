import { setTimeout as pause } from 'node:timers/promises'
import type { Part } from '../../http/unavailable.ts'

/** The failure that a part imitates: it is away, it answers late, or its answer has no meaning. */
export type Fault =
  | { readonly mode: 'down' }
  | { readonly mode: 'slow'; readonly ms: number }
  | { readonly mode: 'garbage' }

/** The faults that tests and proofs switch on; a shop in production has none (T23). */
export type Faults = { readonly find: (part: Part) => Fault | null }

type FaultOptions<Port> = {
  readonly part: Part
  readonly faults: Faults | undefined
  /** The methods that fail; all of them where nothing is said. */
  readonly only?: readonly (keyof Port)[]
  /** Answers or throws what the part's client makes of an answer without meaning. */
  readonly garbage?: () => unknown
}

const noMeaning = (): unknown => '<html>garbage</html>'

/** Returns a port whose asynchronous methods fail while its part has a fault; without faults, the port itself. */
export function withFaults<Port extends object>(port: Port, options: FaultOptions<Port>): Port {
  const { part, faults, only, garbage = noMeaning } = options
  if (!faults) return port
  const entries = Object.entries(port).map(([name, method]) => {
    const fails = typeof method === 'function' && (only?.includes(name as keyof Port) ?? true)
    return [name, fails ? toFaulty(method, { find: () => faults.find(part), garbage }) : method]
  })
  return Object.fromEntries(entries) as Port
}

type Method = (...args: unknown[]) => Promise<unknown>

type Faulty = { readonly find: () => Fault | null; readonly garbage: () => unknown }

const toFaulty =
  (method: Method, { find, garbage }: Faulty): Method =>
  async (...args) => {
    const fault = find()
    if (fault?.mode === 'garbage') return garbage()
    if (fault?.mode === 'down') throw toRefusedConnection()
    if (fault?.mode === 'slow') await pause(fault.ms)
    return method(...args)
  }

/** Makes the error of Node for a server that does not listen. */
const toRefusedConnection = (): Error =>
  Object.assign(new Error('connect ECONNREFUSED, by a fault that was switched on'), {
    code: 'ECONNREFUSED',
    syscall: 'connect',
  })
