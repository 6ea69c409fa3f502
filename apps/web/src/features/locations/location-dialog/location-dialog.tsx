import type { CallReply } from '@lacehouse/contracts'
import { use } from 'react'
import { browserApi } from '../../../client/api/browser-api.ts'
import { readCartMemory } from '../../../client/cart/cart-memory.ts'
import { useShop } from '../../../client/use-shop.ts'
import { useTranslate } from '../../../i18n/use-text.ts'
import type { DialogProps } from '../../../ui/dialogs/define-dialog.ts'
import { DialogFrame } from '../../../ui/dialogs/dialog-frame.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { LocationList } from '../location-list.tsx'
import styles from './location-dialog.module.css'

type Locations = CallReply<'utilities.locales'>

let asked: Promise<Locations> | null = null

/** Fetches the locations once a page; after a failure the next opening fetches again. */
function getLocations(): Promise<Locations> {
  asked ??= browserApi.call('utilities.locales').catch((error: unknown) => {
    asked = null
    throw error
  })
  return asked
}

/** Lets the shopper choose country and language, and explains what happens to the cart (RT-17). */
export function LocationDialog(_: DialogProps<Record<string, never>, void>) {
  const t = useTranslate()
  const { site } = useShop()
  const { regions } = use(getLocations())
  const count = readCartMemory()?.count ?? 0
  const here = regions.flatMap(({ sites }) => sites).find(({ siteId }) => siteId === site.siteId)
  return (
    <DialogFrame title={t('dialogs.location.title')}>
      <p className={styles.text}>{t('dialogs.location.text')}</p>
      {count > 0 && here ? (
        <Notice>{t('dialogs.location.cartFate', { count, country: here.countryName })}</Notice>
      ) : null}
      <LocationList regions={regions} keepsPage />
    </DialogFrame>
  )
}
