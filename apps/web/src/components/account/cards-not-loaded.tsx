import { useTranslate } from '../../i18n/use-text.ts'
import { RetryNotice } from '../../ui/retry-notice.tsx'

/** Shows that the saved cards could not be loaded, with a button to try again. */
export function CardsNotLoaded({ onRetry }: { readonly onRetry: () => void }) {
  const t = useTranslate()
  return <RetryNotice onRetry={onRetry}>{t('account.cards.loadFailed')}</RetryNotice>
}
