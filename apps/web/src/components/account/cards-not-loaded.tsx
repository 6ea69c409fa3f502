import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

/** Says that the saved cards are there and could not be shown, with the way to try again. */
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
