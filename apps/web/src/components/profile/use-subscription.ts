import type { SubscriptionKind } from '@lacehouse/domain/subscriptions/subscription'
import { useState } from 'react'
import { changeSubscription } from '../../client/account/subscriptions-query.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { toasts } from '../../ui/toasts.ts'
import { formatError } from '../cart/format-error.ts'

/** Changes one subscription at once; a failure puts the box back and says why. */
export function useSubscription(kind: SubscriptionKind, isOn: boolean) {
  const t = useTranslate()
  const [pending, setPending] = useState<boolean | null>(null)
  const [error, setError] = useState<string | null>(null)

  async function change(optin: boolean): Promise<void> {
    if (pending !== null) return
    setPending(optin)
    setError(null)
    try {
      await changeSubscription({ ...kind, optin })
      toasts.add({ title: t('profile.subscriptions.saved'), tone: 'positive' })
    } catch (failure) {
      setError(formatError(t, failure))
    } finally {
      setPending(null)
    }
  }

  return { isOn: pending ?? isOn, error, change: (optin: boolean) => void change(optin) }
}
