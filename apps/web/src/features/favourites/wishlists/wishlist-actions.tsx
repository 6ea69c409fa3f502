import { useState } from 'react'
import { useNavigate } from 'react-router'
import {
  deleteWishlist,
  renameWishlist,
  shareWishlist,
  stopSharingWishlist,
  type Wishlist,
} from '../../../client/favourites/wishlists-query.ts'
import { useShop } from '../../../client/use-shop.ts'
import { useTranslate } from '../../../i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { shareAddress } from '../../../ui/share-address.ts'
import { toasts } from '../../../ui/toasts.ts'
import { formatListError } from './format-list-error.ts'
import { NameForm } from './name-form.tsx'
import styles from './wishlists.module.css'

/** Shares a list, ends its link, names it and deletes it after a question. */
export function WishlistActions({ list }: { readonly list: Wishlist }) {
  const t = useTranslate()
  const { locale } = useShop()
  const navigate = useNavigate()
  const [step, setStep] = useState<'shown' | 'rename' | 'delete'>('shown')
  const [busy, setBusy] = useState<'share' | 'stop' | 'delete' | null>(null)
  const { listId, name, url } = list
  const cancel = (
    <Button variant="secondary" onClick={() => setStep('shown')}>
      {t('favourites.lists.cancel')}
    </Button>
  )

  async function run(kind: 'share' | 'stop' | 'delete', action: () => Promise<void>): Promise<void> {
    if (busy) return
    setBusy(kind)
    try {
      await action()
    } catch (error) {
      toasts.add({ title: formatListError(t, error), tone: 'negative', sticky: true })
    } finally {
      setBusy(null)
    }
  }

  const share = () =>
    run('share', async () =>
      shareAddress({ title: name, url: await shareWishlist(listId) }, t('favourites.lists.copied')),
    )
  const stop = () =>
    run('stop', async () => {
      await stopSharingWishlist(listId)
      toasts.add({ title: t('favourites.lists.stopped') })
    })
  const remove = () =>
    run('delete', async () => {
      await deleteWishlist(listId)
      toasts.add({ title: t('favourites.lists.deleted', { name }) })
      await navigate(`/${locale}/account/lists`, { replace: true })
    })

  if (step === 'rename')
    return (
      <NameForm
        label={t('favourites.lists.name')}
        submit={t('favourites.lists.saveName')}
        name={name}
        isFocused
        onName={async (next) => {
          if (next !== name) await renameWishlist(listId, next)
          setStep('shown')
        }}
      >
        {cancel}
      </NameForm>
    )
  if (step === 'delete')
    return (
      <div className={styles.form}>
        <p>{t('favourites.lists.deleteAsk', { name })}</p>
        <div className={styles.ways}>
          <Button
            // The question takes the place of the button that was pressed
            autoFocus
            variant="secondary"
            busy={busy === 'delete'}
            onClick={() => void remove()}
          >
            {t('favourites.lists.deleteConfirm')}
          </Button>
          {cancel}
        </div>
      </div>
    )
  return (
    <div className={styles.form}>
      <p className={styles.text}>{t(url ? 'favourites.lists.isShared' : 'favourites.lists.isPrivate')}</p>
      <div className={styles.ways}>
        <Button variant="secondary" size="small" busy={busy === 'share'} onClick={() => void share()}>
          <span className={styles.share}>
            <Icon name="share-2" size={16} />
            {t(url ? 'favourites.lists.copy' : 'favourites.share')}
          </span>
        </Button>
        {url ? (
          <Button variant="secondary" size="small" busy={busy === 'stop'} onClick={() => void stop()}>
            {t('favourites.lists.stop')}
          </Button>
        ) : null}
        <Button variant="secondary" size="small" onClick={() => setStep('rename')}>
          {t('favourites.lists.rename')}
        </Button>
        <Button variant="secondary" size="small" onClick={() => setStep('delete')}>
          {t('favourites.lists.delete')}
        </Button>
      </div>
    </div>
  )
}
