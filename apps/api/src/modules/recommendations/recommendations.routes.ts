import type { Handlers } from '../../http/call.ts'
import { type DecideDeps, decide } from './decide.ts'
import { widgetRecommendations } from './widget-recommendations.ts'

export function recommendationsRoutes(
  deps: DecideDeps,
): Handlers<'decisions.decide' | 'products.widgetRecommendations'> {
  return {
    'decisions.decide': decide(deps),
    'products.widgetRecommendations': widgetRecommendations(deps),
  }
}
