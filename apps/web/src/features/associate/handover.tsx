import { useEffect, useRef, useState } from 'react'
import { takeHandover } from '../../client/account/act-for-customer.ts'
import { formatError } from '../../components/cart/format-error.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Notice } from '../../ui/notice.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import styles from './associate-page.module.css'

/** Begins to act for the customer whom an agent chose in the back office; the way here works once (AUTH-09). */
export function Handover({ st }: { readonly st: string }) {
  const t = useTranslate()
  const [refusal, setRefusal] = useState<string | null>(null)
  const hasBegun = useRef(false)

  // The token is used once, and taken out of the address, so that a reload does not try it again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each token
  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    window.history.replaceState(window.history.state, '', window.location.pathname)
    takeHandover(st).catch((error) => setRefusal(formatError(t, error)))
  }, [st])

  return refusal ? (
    <Notice tone="negative" title={t('associate.handover.refused')}>
      {refusal}
    </Notice>
  ) : (
    <div className={styles.group} role="status">
      <Spinner size={32} />
      <p>{t('associate.handover.text')}</p>
    </div>
  )
}
