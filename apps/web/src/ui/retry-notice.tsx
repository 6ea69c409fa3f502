import type { ReactNode } from 'react'
import { useTranslate } from '../i18n/use-text.ts'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

type Props = { readonly onRetry: () => void; readonly children: ReactNode }

/** Says that a part of the page could not be loaded, with a button to try again. */
export function RetryNotice({ onRetry, children }: Props) {
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
      {children}
    </Notice>
  )
}
