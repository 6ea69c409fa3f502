import type { CallReply } from '@lacehouse/contracts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callBackoffice } from '../../client/call-backoffice.ts'
import { ErrorNotice } from '../../ui/notice.tsx'
import { Panel } from '../../ui/panel.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { useWords } from '../../words/use-words.ts'
import type { Subject } from './rules-editor.tsx'
import styles from './search-rules.module.css'

type Explanation = CallReply<'backoffice.explainSearch'>['live']

type Props = {
  readonly subject: Subject
  /** The text that is tried at first; none while it is empty. */
  readonly text: string
}

/** Shows what a search answers with the live rules and with the saved draft, with the points of each product. */
export function SearchTrial({ subject, text }: Props) {
  const { t } = useWords()
  const [q, setQ] = useState(text)
  const trial = useQuery({
    queryKey: ['search-trial', subject, q],
    queryFn: () => callBackoffice('backoffice.explainSearch', { query: { ...subject, q } }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  })
  return (
    <Panel title={t('backoffice.search.trial')}>
      <SearchField key={q} label={t('backoffice.search.trial.text')} value={q} onSearch={setQ} />
      <ErrorNotice error={trial.error} />
      {trial.data ? (
        <div className={styles.sides}>
          <Side title={t('backoffice.search.trial.live')} explanation={trial.data.live} />
          <Side title={t('backoffice.search.trial.draft')} explanation={trial.data.draft} />
        </div>
      ) : null}
    </Panel>
  )
}

function Side({ title, explanation }: { readonly title: string; readonly explanation: Explanation }) {
  const { t } = useWords()
  const { total, correctedQuery, redirect, words, filters, relaxed, products } = explanation
  return (
    <div>
      <h3>{title}</h3>
      <p>{t('backoffice.search.trial.total', { total })}</p>
      {redirect ? <p>{t('backoffice.search.trial.redirect', { url: redirect })}</p> : null}
      {correctedQuery ? <p>{t('backoffice.search.trial.corrected', { text: correctedQuery })}</p> : null}
      {words.map(({ text, meanings }) => (
        <p key={text} className={styles.word}>
          <strong>{text}</strong> {meanings.length > 0 ? meanings.join(' · ') : t('backoffice.search.trial.asText')}
        </p>
      ))}
      {filters.length > 0 ? <p>{t('backoffice.search.trial.filters', { filters: filters.join(', ') })}</p> : null}
      {relaxed.length > 0 ? <p>{t('backoffice.search.trial.relaxed', { filters: relaxed.join(', ') })}</p> : null}
      <ol className={styles.products}>
        {products.map((product) => (
          <li key={product.productId}>
            <span className={styles.name}>
              {product.name}
              {product.isPinned ? ` · ${t('backoffice.search.trial.pinned')}` : ''}
            </span>
            <span className={styles.points}>
              {t('backoffice.search.trial.points', {
                score: product.score.toFixed(1),
                ...Object.fromEntries(
                  Object.entries(product.points).map(([part, points]) => [part, points.toFixed(1)]),
                ),
              })}
            </span>
            <span className={styles.points}>{product.productId}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
