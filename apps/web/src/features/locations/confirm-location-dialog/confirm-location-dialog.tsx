import { rememberLocale } from '../../../components/location/remember-locale.ts'
import { useTranslate } from '../../../i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import type { DialogProps } from '../../../ui/dialogs/define-dialog.ts'
import { DialogFrame } from '../../../ui/dialogs/dialog-frame.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { findSamePage } from '../find-same-page.ts'
import styles from '../location-dialog/location-dialog.module.css'

export type ConfirmLocationArgs = {
  /** The locale of the other country, its start page and its language. */
  readonly locale: string
  readonly url: string
  readonly language: string
  readonly country: string
  /** The country of this page. */
  readonly here: string
}

/** Asks whether the visitor wants the shop of their country or stays; `true` says that they stay (DLG-14). */
export function ConfirmLocationDialog({ args, resolve }: DialogProps<ConfirmLocationArgs, true>) {
  const t = useTranslate()
  const { locale, url, language, country, here } = args
  return (
    <DialogFrame
      title={t('dialogs.confirmLocation.title', { country })}
      footer={
        <>
          <LinkButton
            variant="action"
            size="large"
            wide
            href={findSamePage(locale) ?? url}
            data-native
            onClick={() => rememberLocale(locale)}
          >
            {t('dialogs.confirmLocation.go', { country, language })}
          </LinkButton>
          <Button variant="secondary" size="large" wide onClick={() => resolve(true)}>
            {t('dialogs.confirmLocation.stay', { here })}
          </Button>
        </>
      }
    >
      <p className={styles.text}>{t('dialogs.confirmLocation.text', { here })}</p>
    </DialogFrame>
  )
}
