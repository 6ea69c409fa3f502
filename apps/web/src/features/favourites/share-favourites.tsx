import { useState } from 'react'
import { browserApi } from '../../client/api/browser-api.ts'
import { readFavouritesMemory } from '../../client/favourites/favourites-memory.ts'
import { formatError } from '../../components/cart/format-error.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { toasts } from '../../ui/toasts.ts'
import styles from './favourites-page.module.css'

/** Creates the link to the list and shares it, or ends all links of it; the result is announced (FAV-02). */
export function ShareFavourites({ isShared: wasShared = false }: { readonly isShared?: boolean | undefined }) {
  const t = useTranslate()
  const [isShared, setShared] = useState(wasShared)
  const [isBusy, setBusy] = useState(false)
  const run = async (action: (favoriteId: string) => Promise<void>): Promise<void> => {
    const favoriteId = readFavouritesMemory()?.favoriteId
    if (!favoriteId) return
    setBusy(true)
    try {
      await action(favoriteId)
    } catch (error) {
      toasts.add({ title: formatError(t, error), tone: 'negative', sticky: true })
    } finally {
      setBusy(false)
    }
  }
  const share = async (favoriteId: string): Promise<void> => {
    const [{ url }, { shareAddress }] = await Promise.all([
      browserApi.call('wishlists.shareFavorites', { params: { favoriteId } }),
      import('../../ui/share-address.ts'),
    ])
    setShared(true)
    await shareAddress({ title: t('favourites.shared.title'), url }, t('favourites.copied'))
  }
  const stop = async (favoriteId: string): Promise<void> => {
    await browserApi.call('wishlists.stopSharingFavorites', { params: { favoriteId } })
    setShared(false)
    toasts.add({ title: t('favourites.lists.stopped') })
  }
  return (
    <>
      <Button variant="secondary" size="small" busy={isBusy} onClick={() => void run(share)}>
        <span className={styles.share}>
          <Icon name="share-2" size={16} />
          {t('favourites.share')}
        </span>
      </Button>
      {isShared ? (
        <Button variant="secondary" size="small" disabled={isBusy} onClick={() => void run(stop)}>
          {t('favourites.lists.stop')}
        </Button>
      ) : null}
    </>
  )
}
