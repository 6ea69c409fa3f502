import { join } from 'node:path'

const shop = join(import.meta.dirname, '../../../../apps/shop')
const programs = {
  /** What `npm run dev` runs. */
  source: join(shop, 'src/main.ts'),
  /** What `npm run build` makes of it for `npm start`. */
  bundle: join(shop, 'build/shop.js'),
} as const

export type ShopProgram = keyof typeof programs

/**
 * Gets the path of the shop's program. In CI, which builds before, it is the bundle: sources take three times as long to load.
 * Elsewhere it is the source, which is never outdated.
 */
export function getShopProgram(program: ShopProgram = process.env.CI ? 'bundle' : 'source'): string {
  return programs[program]
}
