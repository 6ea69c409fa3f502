import { useQuery } from '@tanstack/react-query'
import { callBackoffice } from '../../client/call-backoffice.ts'
import { SelectField } from '../../ui/field.tsx'
import styles from '../../ui/list-page.module.css'
import { ErrorNotice } from '../../ui/notice.tsx'
import { useListState } from '../../ui/use-list-state.ts'
import { useWords } from '../../words/use-words.ts'
import { type BegunRule, RulesEditor } from './rules-editor.tsx'
import { SearchTrial } from './search-trial.tsx'

const first = { siteId: 'LH-US', searchLocale: 'en-us' }

/** A rule that another page begins, by its kind and the searched text. */
const toBegun = (text: string, rule: string | undefined): BegunRule | null => {
  const kind = (['synonyms', 'redirects', 'pins'] as const).find((one) => one === rule)
  return kind && text !== '' ? { kind, text } : null
}

/** The rules of the search of one site and locale: a draft is edited and tried beside the live rules, then goes live. */
export function SearchRulesPage() {
  const { t } = useWords()
  const state = useListState()
  const [siteId = first.siteId, searchLocale = first.searchLocale] = (state.values.of ?? '').split(' ').filter(Boolean)
  const subject = { siteId, searchLocale }
  const { q = '', rule } = state.values
  const rules = useQuery({
    queryKey: ['search-rules', subject],
    queryFn: () => callBackoffice('backoffice.getSearchRules', { query: subject }),
  })
  return (
    <div className={styles.page}>
      <h1>{t('backoffice.search.title')}</h1>
      <div className={styles.filters}>
        <SelectField
          label={t('backoffice.search.of')}
          value={`${siteId} ${searchLocale}`}
          onChange={({ target }) => state.replace({ of: target.value })}
        >
          {(rules.data?.locales ?? [{ siteId, locale: searchLocale }]).map((one) => (
            <option key={`${one.siteId} ${one.locale}`} value={`${one.siteId} ${one.locale}`}>
              {`${one.siteId} · ${one.locale}`}
            </option>
          ))}
        </SelectField>
      </div>
      <ErrorNotice error={rules.error} />
      {rules.data ? (
        <>
          <RulesEditor
            key={`${siteId} ${searchLocale}`}
            {...{ subject, begun: toBegun(q, rule) }}
            stored={rules.data}
          />
          <SearchTrial key={`trial ${siteId} ${searchLocale}`} subject={subject} text={q} />
        </>
      ) : null}
    </div>
  )
}
