import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callBackoffice } from '../../client/call-backoffice.ts'
import { SelectField } from '../../ui/field.tsx'
import { ListBody } from '../../ui/list-body.tsx'
import styles from '../../ui/list-page.module.css'
import { useListState } from '../../ui/use-list-state.ts'
import { useWords } from '../../words/use-words.ts'
import { TextItem } from './text-item.tsx'

const filters = ['open', 'unanswered', 'published', 'refused'] as const
type Filter = (typeof filters)[number]

/** What shoppers wrote about products: first what waits for a decision or was reported. */
export function ReviewsPage() {
  const { t } = useWords()
  const state = useListState()
  const filter = filters.find((one) => one === state.values.filter) ?? 'open'
  const query = { filter, page: state.page }
  const texts = useQuery({
    queryKey: ['texts', query],
    queryFn: () => callBackoffice('backoffice.listTexts', { query }),
    placeholderData: keepPreviousData,
  })
  return (
    <div className={styles.page}>
      <h1>{t('backoffice.reviews.title')}</h1>
      <div className={styles.filters}>
        <SelectField
          label={t('backoffice.reviews.filter')}
          value={filter}
          onChange={({ target }) => state.replace({ filter: target.value as Filter })}
        >
          {filters.map((value) => (
            <option key={value} value={value}>
              {t(`backoffice.reviews.filter.${value}`)}
            </option>
          ))}
        </SelectField>
      </div>
      <ListBody query={texts} state={state}>
        {(items) => (
          <div className={styles.page}>
            {items.map((item) => (
              <TextItem key={item.textId} item={item} />
            ))}
          </div>
        )}
      </ListBody>
    </div>
  )
}
