import type { MessageKey } from '@lacehouse/messages'
import { getBrand } from '../../brands/brands.ts'
import { getTranslate } from '../../i18n/get-text.ts'
import { getShop, type WithContext } from '../../shop-context.ts'

type Keys = { readonly title: MessageKey; readonly description: MessageKey }

/** Describes a page that search engines must not index: title and description with the brand's name. */
export function describePrivatePage(args: WithContext, { title, description }: Keys) {
  const t = getTranslate(args)
  const brand = getBrand(getShop(args).site.brand).name
  return { title: t(title, { brand }), description: t(description, { brand }) }
}
