import { browserApi } from '../api/browser-api.ts'
import { readClock } from '../clock.ts'

/** Reads the server's day as YYYY-MM-DD, because a shopper's clock may be wrong; without an answer the server judges the age alone (PRO410). */
export async function readServerDay(): Promise<string> {
  const iso = await browserApi.call('internal.serverTime').then(
    (answer) => answer.iso,
    () => new Date(readClock()).toISOString(),
  )
  return iso.slice(0, 10)
}
