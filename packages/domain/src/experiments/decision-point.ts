import { findSegment, type Visitor } from '../segment/segment.ts'
import type { TestContext } from './test-context.ts'

/** A place of a page where its content depends on who sees it. */
export type DecisionPoint =
  | {
      readonly kind: 'segment'
      /** The segments that have content here, in their order. */
      readonly segments: readonly string[]
    }
  | { readonly kind: 'experience'; readonly experienceId: string; readonly variantIds: readonly string[] }

/** Decides the variant of a running experiment for the visitor; null for the baseline. */
export type DecideVariant = (experienceId: string) => string | null

export type DecisionFacts = {
  readonly visitor: Visitor
  readonly testContext: TestContext | null
  readonly decideVariant: DecideVariant
}

/** Names a decision point; equal points of a page are decided once. */
export function toPointId(point: DecisionPoint): string {
  return point.kind === 'segment' ? `segment:${point.segments.join(',')}` : `experience:${point.experienceId}`
}

/**
 * Decides what a visitor sees at a point: the segment or the variant, null for the baseline. What a test context forces takes
 * precedence where the point has it (CMS-14, CMS-15).
 */
export function decidePoint(
  point: DecisionPoint,
  { visitor, testContext, decideVariant }: DecisionFacts,
): string | null {
  if (point.kind === 'segment') {
    const segments = point.segments.map((id) => ({ id }))
    return findSegment(segments, visitor, testContext?.segment)?.id ?? null
  }
  const { experienceId, variantIds } = point
  const isKnown = (id: string | null | undefined): id is string => typeof id === 'string' && variantIds.includes(id)
  const forced = testContext?.variants.get(experienceId)
  if (forced === 'baseline' || isKnown(forced)) return forced === 'baseline' ? null : forced
  // A visit with a test context takes part in no experiment.
  const decided = testContext ? null : decideVariant(experienceId)
  return isKnown(decided) ? decided : null
}
