import { z } from 'zod'
import { readData } from '../read-data.ts'

const order = readData('country-order', z.array(z.string()))

/** The place of a country among sites and stores. The first is that of a visitor without a country; unknown ones are last. */
export function rankCountry(code: string): number {
  const rank = order.indexOf(code)
  return rank < 0 ? order.length : rank
}
