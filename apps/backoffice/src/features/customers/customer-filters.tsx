import { SelectField } from '../../ui/field.tsx'
import styles from '../../ui/list-page.module.css'
import { PeriodFields } from '../../ui/period-fields.tsx'
import { useWords } from '../../words/use-words.ts'

type Props = {
  readonly values: Readonly<Record<string, string>>
  readonly sites: readonly string[]
  readonly onChange: (changes: Readonly<Record<string, string>>) => void
}

/** The filters of the list of customers. */
export function CustomerFilters({ values, sites, onChange }: Props) {
  const { t } = useWords()
  return (
    <div className={styles.filters}>
      <SelectField
        label={t('backoffice.orders.site')}
        value={values.siteId ?? ''}
        onChange={({ target }) => onChange({ siteId: target.value })}
      >
        <option value="">{t('backoffice.list.any')}</option>
        {sites.map((siteId) => (
          <option key={siteId} value={siteId}>
            {siteId}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('backoffice.customers.state')}
        value={values.state ?? ''}
        onChange={({ target }) => onChange({ state: target.value })}
      >
        <option value="">{t('backoffice.list.any')}</option>
        {(['active', 'disabled'] as const).map((state) => (
          <option key={state} value={state}>
            {t(`backoffice.customers.state.${state}`)}
          </option>
        ))}
      </SelectField>
      <PeriodFields values={values} onChange={onChange} />
    </div>
  )
}
