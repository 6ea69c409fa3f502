import { isBusy } from '@lacehouse/database'
import { Unavailable } from '../../http/unavailable.ts'
import type { PictureFormat } from './draw-order.ts'
import { findPictureType } from './photographs/find-picture-type.ts'
import type { Draw } from './picture-drawers.ts'

const types = { avif: 'avif', webp: 'webp', jpg: 'jpeg' } as const satisfies Record<PictureFormat, string>

/** Returns a drawing function that refuses what is no picture of the wanted format, so that it is neither sent nor stored. */
export function requirePicture(draw: Draw, report: (error: unknown) => void): Draw {
  return async (order, options) => {
    try {
      const drawn = await draw(order, options)
      if (findPictureType(Buffer.from(drawn)) !== types[order.format])
        throw new Unavailable('pictures', new Error(`what was drawn is no ${order.format}`))
      return drawn
    } catch (error) {
      if (!(error instanceof Unavailable) && !isBusy(error)) throw error
      // A full queue and a request that left are no failures of the drawing.
      if (!(error instanceof Unavailable) || error.cause !== undefined) report(error)
      throw error instanceof Unavailable ? error : new Unavailable('pictures', error)
    }
  }
}
