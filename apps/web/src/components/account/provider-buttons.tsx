import { useState } from 'react'
import { goToProvider, type Provider, useProviders } from '../../client/account/providers.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import styles from './provider-buttons.module.css'

type Props = {
  readonly orderNumber?: string | undefined
  readonly onRefused: (error: unknown) => void
}

/** Leads to the sign-in at the providers of the shop, in the order of the configuration; shows nothing where there are none. */
export function ProviderButtons({ orderNumber, onRefused }: Props) {
  const t = useTranslate()
  const providers = useProviders()
  const [busy, setBusy] = useState<string | null>(null)

  async function go(provider: Provider): Promise<void> {
    if (busy !== null) return
    setBusy(provider.providerId)
    try {
      await goToProvider({ ...provider, orderNumber })
    } catch (error) {
      setBusy(null)
      onRefused(error)
    }
  }

  if (providers.length === 0) return null
  return (
    <div className={styles.ways}>
      <p className={styles.or}>{t('credentials.provider.or')}</p>
      {providers.map((provider) => (
        <Button
          key={provider.providerId}
          variant="secondary"
          size="large"
          wide
          busy={busy === provider.providerId}
          onClick={() => void go(provider)}
        >
          {t('credentials.provider.signIn', { provider: provider.name })}
        </Button>
      ))}
    </div>
  )
}
