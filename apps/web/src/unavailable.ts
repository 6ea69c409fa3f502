import { getShop, type WithContext } from './shop-context.ts'

/**
 * Makes what a loader's call throws while the API, or the part that it needs, cannot answer: a response, which the router turns into
 * the page's error with its status (T23).
 */
export function toUnavailable(): Response {
  return new Response(null, { status: 503 })
}

/** Says whether a loader's call failed because the API, or the part that it needs, cannot answer now. */
export function isUnavailable(error: unknown): boolean {
  return error instanceof Response && error.status === 503
}

/**
 * Answers a value in place of a call that cannot be answered now: `api.call(…).catch(orWithout(args, null))`. The page then lacks a
 * part, so that it is not cached for others. Other errors are thrown unchanged.
 */
export function orWithout<Value>(args: WithContext, value: Value): (error: unknown) => Value {
  return (error) => {
    if (!isUnavailable(error)) throw error
    getShop(args).policy.incomplete = true
    return value
  }
}
