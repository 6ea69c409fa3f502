import { useAccount } from '../../client/account/use-account.ts'
import type { Favourites } from '../../client/favourites/cache-favourites.ts'
import { useShop } from '../../client/use-shop.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { TextLink } from '../../ui/text-button.tsx'
import styles from './favourites-page.module.css'
import { ShareFavourites } from './share-favourites.tsx'

type Props = {
  readonly count: number
  /** The visitor cannot have favourites. */
  readonly isClosed: boolean
  /** The favourites, once they are loaded. */
  readonly shared: Favourites | undefined
}

/** Shows the title of the favourites, the way to the named lists, and the ways to share. */
export function FavouritesHead({ count, isClosed, shared }: Props) {
  const t = useTranslate()
  const { locale } = useShop()
  const account = useAccount()
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>{t('favourites.titleWithCount', { count })}</h1>
      {isClosed ? null : (
        <div className={styles.ways}>
          {account ? <TextLink href={`/${locale}/account/lists`}>{t('favourites.lists.all')}</TextLink> : null}
          {shared && count > 0 ? <ShareFavourites isShared={shared.isShared} /> : null}
        </div>
      )}
    </header>
  )
}
