import type { MenuDocument } from '@lacehouse/contracts'
import { useTranslate } from '../../i18n/use-text.ts'
import { findShopAll } from './menu-links.ts'

type Props = {
  readonly item: MenuDocument['items'][number]
  readonly size: 'sm' | 'lg'
  readonly className: string | undefined
}

/** Links to all products of a menu item, unless its editor hides the link (CMS-10). */
export function ShopAllLink({ item, size, className }: Props) {
  const t = useTranslate()
  const all = findShopAll(item, size)
  if (!all) return null
  return (
    <a className={className} href={all.url}>
      {all.given ? all.title : t('navigation.shopAll', { title: all.title })}
    </a>
  )
}
