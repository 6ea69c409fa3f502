import { useState } from 'react'
import { browserApi } from '../../client/api/browser-api.ts'
import { readFavouritesMemory } from '../../client/favourites/favourites-memory.ts'
import { formatError } from '../../components/cart/format-error.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { toasts } from '../../ui/toasts.ts'
import styles from './favourites-page.module.css'

/** Creates the link to the list and shares it; the result is announced (FAV-02). */
export function ShareFavourites() {
  const t = useTranslate()
  const [isBusy, setBusy] = useState(false)
  const share = async (): Promise<void> => {
    const favoriteId = readFavouritesMemory()?.favoriteId
    if (!favoriteId) return
    setBusy(true)
    try {
      const [{ url }, { shareAddress }] = await Promise.all([
        browserApi.call('wishlists.shareFavorites', { params: { favoriteId } }),
        import('../../ui/share-address.ts'),
      ])
      await shareAddress({ title: t('favourites.shared.title'), url }, t('favourites.copied'))
    } catch (error) {
      toasts.add({ title: formatError(t, error), tone: 'negative', sticky: true })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button variant="secondary" size="small" busy={isBusy} onClick={share}>
      <span className={styles.share}>
        <Icon name="share-2" size={16} />
        {t('favourites.share')}
      </span>
    </Button>
  )
}
