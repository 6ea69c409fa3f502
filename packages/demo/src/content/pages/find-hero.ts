import type { ContentContext } from '../content-context.ts'
import { findScene, type SceneName } from '../media.ts'

/** The picture that opens a brand's home page. */
export function findHero(context: ContentContext): SceneName | null {
  const names: SceneName[] = ['hero-court-ember', 'hero-runner-harbour']
  return findScene(context, context.site.brand === 'outpost' ? names.toReversed() : names)
}
