import { offerBlocks } from './offer-blocks.ts'
import { prefixLinks } from './prefix-links.ts'
import { showBar } from './show-bar.ts'

/**
 * Makes a page of drafts (RT-09) usable for staff: links stay in the preview. In a frame of the back office its blocks can be chosen;
 * outside of one a bar says what is shown. Published pages never fetch this.
 */
export function showPreview(): void {
  prefixLinks()
  if (window.parent === window) showBar().catch((error: unknown) => console.warn(error))
  else offerBlocks()
}
