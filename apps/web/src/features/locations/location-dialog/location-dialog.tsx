import type { CallReply } from '@lacehouse/contracts'
import { use } from 'react'
import { browserApi } from '../../../client/api/browser-api.ts'
import { useTranslate } from '../../../i18n/use-text.ts'
import type { DialogProps } from '../../../ui/dialogs/define-dialog.ts'
import { DialogFrame } from '../../../ui/dialogs/dialog-frame.tsx'
import { CartFate } from '../cart-fate.tsx'
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
  const { regions } = use(getLocations())
  return (
    <DialogFrame title={t('dialogs.location.title')}>
      <p className={styles.text}>{t('dialogs.location.text')}</p>
      <CartFate regions={regions} />
      <LocationList regions={regions} keepsPage />
    </DialogFrame>
  )
}
