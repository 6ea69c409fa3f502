import type { CircuitBreaker } from './circuit-breaker.ts'

type Checks<Port> = { readonly [Name in keyof Port]?: (answer: unknown) => boolean }
type Method = (...args: unknown[]) => Promise<unknown>

/** Returns a port whose named methods run through a circuit breaker, each with a check of what it answers. */
export function withBreaker<Port extends object>(port: Port, breaker: CircuitBreaker, checks: Checks<Port>): Port {
  const entries = Object.entries(port).map(([name, method]: [string, Method]) => {
    const isValid = checks[name as keyof Port]
    return [name, isValid ? (...args: unknown[]) => breaker.run(() => method(...args), isValid) : method]
  })
  return Object.fromEntries(entries) as Port
}
