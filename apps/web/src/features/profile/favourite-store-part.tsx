import { useState } from 'react'
import { updateProfile } from '../../client/account/update-profile.ts'
import { saveFavouriteStore } from '../../client/stores/favourite-store.ts'
import { formatError } from '../../components/cart/format-error.ts'
import type { Profile } from '../../components/profile/loaded-profile.tsx'
import { chooseStore } from '../../components/stores/choose-store.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextButton } from '../../ui/text-button.tsx'
import { toasts } from '../../ui/toasts.ts'
import styles from './account-page.module.css'

/** Shows the favourite store, which the pickup begins with, and lets the shopper choose or forget it (ACC-13, STO-03). */
export function FavouriteStorePart({ profile }: { readonly profile: Profile }) {
  const t = useTranslate()
  const { favoriteStore } = profile
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function change(run: () => Promise<boolean>): Promise<void> {
    if (isBusy) return
    setBusy(true)
    setFailure(null)
    try {
      if (await run()) toasts.add({ title: t('profile.preferences.saved'), tone: 'positive' })
    } catch (error) {
      setFailure(formatError(t, error))
    } finally {
      setBusy(false)
    }
  }

  const choose = () =>
    change(async () => {
      const store = await chooseStore({ purpose: 'favourite' })
      if (!store) return false
      await updateProfile({ favoriteStore: { id: store.id } })
      return true
    })
  const forget = () =>
    change(async () => {
      await updateProfile({ favoriteStore: null })
      saveFavouriteStore(null)
      return true
    })
  return (
    <section className={styles.part} aria-labelledby="favourite-store">
      <div className={styles.head}>
        <h2 className={styles.heading} id="favourite-store">
          {t('profile.store.title')}
        </h2>
        <Button variant="secondary" busy={isBusy} onClick={() => void choose()}>
          {t(favoriteStore ? 'profile.store.change' : 'profile.store.choose')}
        </Button>
      </div>
      {failure ? <Notice tone="negative">{failure}</Notice> : null}
      {favoriteStore ? (
        <div className={styles.ways}>
          <p>{favoriteStore.name}</p>
          <TextButton onClick={() => void forget()}>{t('profile.store.forget')}</TextButton>
        </div>
      ) : (
        <p className={styles.none}>{t('profile.store.none')}</p>
      )}
    </section>
  )
}
