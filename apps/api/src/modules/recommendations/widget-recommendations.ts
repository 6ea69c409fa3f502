import type { Handler } from '../../http/call.ts'
import { type FillDeps, fillSlot } from './fill-slot.ts'

const usualLimit = 12

/** Answers the recommendations of a slot (REC-03). */
export function widgetRecommendations(deps: FillDeps): Handler<'products.widgetRecommendations'> {
  return (call) => {
    const { slot, productId, besides, viewed, limit = usualLimit } = call.query
    return fillSlot(deps, call, {
      slot,
      productId: productId?.toUpperCase(),
      besides: toIds(besides),
      viewed: toIds(viewed),
      limit,
    })
  }
}

const toIds = (list: string | undefined): string[] => (list ? list.split(',') : [])
