import { pageTypeOf } from '@lacehouse/domain/page/page-type'
import { pageChange } from '../../client/events/page-change.ts'

/** Writes the kind of the page to the document, where analytics, personalisation and style sheets read it (RT-05). */
export function markPageType(pathname: string): void {
  document.documentElement.dataset.pageType = pageTypeOf(pathname)
  document.dispatchEvent(new Event(pageChange))
}
