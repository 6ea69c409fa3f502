import { contactCategories } from '@lacehouse/domain/contact/contact-subjects'
import { caseStates } from '@lacehouse/domain/support-cases/support-case'
import { SelectField } from '../../ui/field.tsx'
import styles from '../../ui/list-page.module.css'
import { PeriodFields } from '../../ui/period-fields.tsx'
import { useWords } from '../../words/use-words.ts'

const kinds = ['warranty', 'withdrawal', 'contact', ...contactCategories] as const

type Props = {
  readonly values: Readonly<Record<string, string>>
  readonly onChange: (changes: Readonly<Record<string, string>>) => void
}

/** The filters of the list of cases. */
export function CaseFilters({ values, onChange }: Props) {
  const { t } = useWords()
  return (
    <div className={styles.filters}>
      <SelectField
        label={t('backoffice.orders.state')}
        value={values.state ?? ''}
        onChange={({ target }) => onChange({ state: target.value })}
      >
        <option value="">{t('backoffice.list.any')}</option>
        {caseStates.map((state) => (
          <option key={state} value={state}>
            {t(`backoffice.caseState.${state}`)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('backoffice.cases.kind')}
        value={values.category ?? ''}
        onChange={({ target }) => onChange({ category: target.value })}
      >
        <option value="">{t('backoffice.list.any')}</option>
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {t(`backoffice.caseKind.${kind}`)}
          </option>
        ))}
      </SelectField>
      <PeriodFields
        values={values}
        onChange={onChange}
        from={t('backoffice.cases.from')}
        to={t('backoffice.cases.to')}
      />
    </div>
  )
}
