import type { DecisionPoint } from '@lacehouse/domain/experiments/decision-point'
import { parseTestContext, testContextName } from '@lacehouse/domain/experiments/test-context'
import { isPreviewPath } from '@lacehouse/domain/page/preview-path'

/** Returns the audience that a preview is forced to show, as its cookie has it; null for no forced one. */
export function readForcedAudience(): string | null {
  const pair = document.cookie.split(/;\s*/).find((one) => one.startsWith(`${testContextName}=`))
  return pair ? decodeURIComponent(pair.slice(testContextName.length + 1)) || null : null
}

/**
 * Decides what blocks that the browser itself fetches show: in the preview what its audience is forced to see, where the blocks have
 * it; otherwise the baseline.
 */
export function decideForced(point: DecisionPoint): string | null {
  const context = isPreviewPath(location.pathname) ? parseTestContext(readForcedAudience()) : null
  if (!context) return null
  const choice = point.kind === 'segment' ? context.segment : (context.variants.get(point.experienceId) ?? null)
  const choices = point.kind === 'segment' ? point.segments : point.variantIds
  return choice !== null && choices.includes(choice) ? choice : null
}
