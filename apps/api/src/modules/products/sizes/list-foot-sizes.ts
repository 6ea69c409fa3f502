import { findFootLength } from '@lacehouse/domain/product/foot-length'
import { formatShoeSize, listShoeSizes, type SizeAudience, sizeAudiences } from '@lacehouse/domain/product/shoe-sizes'
import { toShownLength } from '@lacehouse/domain/product/size-chart'
import { findMessage } from '@lacehouse/messages'
import type { Handler } from '../../../http/call.ts'

/** Lists the shoe sizes of all systems with the length of the foot (CAT-05). */
export function listFootSizes(): Handler<'products.footSizes'> {
  return ({ site, locale }) => ({
    system: site.units.size,
    unit: site.units.length,
    audiences: sizeAudiences.map((audience) => ({
      audience,
      label: nameAudience(audience, locale),
      sizes: listShoeSizes(audience).map((size) => {
        const length = findFootLength(size, audience) ?? 0
        return {
          size,
          ...toShoeSystems(size, audience, locale),
          cm: toShownLength(length, 'foot', 'cm'),
          in: toShownLength(length, 'foot', 'in'),
        }
      }),
    })),
  })
}

/** Writes a US shoe size in every system. */
export function toShoeSystems(size: string, audience: SizeAudience, locale: string) {
  const write = (system: 'US' | 'UK' | 'EU'): string => formatShoeSize(size, { audience, system, locale })
  return { US: write('US'), UK: write('UK'), EU: write('EU') }
}

/** Names the wearers of a chart. */
export function nameAudience(audience: SizeAudience, locale: string): string {
  return findMessage(locale, `product.audience.${audience}`) ?? audience
}
