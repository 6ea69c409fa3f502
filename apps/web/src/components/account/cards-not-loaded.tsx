import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

/** Shows that the saved cards could not be loaded, with a button to try again. */
export function CardsNotLoaded({ onRetry }: { readonly onRetry: () => void }) {
  const t = useTranslate()
  return (
    <Notice
      tone="warning"
      actions={
        <Button variant="secondary" size="small" onClick={onRetry}>
          {t('common.retry')}
        </Button>
      }
    >
      {t('account.cards.loadFailed')}
    </Notice>
  )
}
