import type { StoreReply } from '@lacehouse/contracts'
import type { FavouriteStore } from '../../../client/stores/favourite-store.ts'
import { StoreDetails } from '../../../components/stores/store-details.tsx'
import { useTranslate } from '../../../i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import type { DialogProps } from '../../../ui/dialogs/define-dialog.ts'
import { DialogFrame } from '../../../ui/dialogs/dialog-frame.tsx'
import styles from './change-store-dialog.module.css'

export type ChangeStoreArgs = { readonly from: FavouriteStore; readonly to: StoreReply }

/** Asks for confirmation before another store becomes the favourite store (DLG-09). */
export function ChangeStore({ args: { from, to }, resolve, dismiss }: DialogProps<ChangeStoreArgs, true>) {
  const t = useTranslate()
  return (
    <DialogFrame
      title={t('stores.change.title')}
      footer={
        <div className={styles.footer}>
          <Button variant="action" size="large" wide onClick={() => resolve(true)}>
            {t('stores.change.yes', { store: to.name })}
          </Button>
          <Button variant="secondary" size="large" wide onClick={dismiss}>
            {t('stores.change.no', { store: from.name })}
          </Button>
        </div>
      }
    >
      <p>{t('stores.change.text', { from: from.name, to: to.name })}</p>
      <StoreDetails place={to} />
    </DialogFrame>
  )
}

export type StoreChangedArgs = { readonly store: StoreReply }

/** Confirms which store is the favourite store now (DLG-09). */
export function StoreChanged({ args: { store }, dismiss }: DialogProps<StoreChangedArgs, void>) {
  const t = useTranslate()
  return (
    <DialogFrame
      title={t('stores.changed.title')}
      footer={
        <Button variant="action" size="large" wide onClick={dismiss}>
          {t('stores.changed.ok')}
        </Button>
      }
    >
      <p>{t('stores.changed.text', { store: store.name })}</p>
      <StoreDetails place={store} />
    </DialogFrame>
  )
}
