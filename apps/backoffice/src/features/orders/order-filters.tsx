import { SelectField, TextField } from '../../ui/field.tsx'
import styles from '../../ui/list-page.module.css'
import { PeriodFields } from '../../ui/period-fields.tsx'
import { useWords } from '../../words/use-words.ts'

const orderStates = ['processing', 'payment_pending', 'finalised', 'cancelled', 'failed'] as const
const shipmentStates = [
  ...(['allocated', 'picking', 'ready_for_pickup', 'shipped'] as const),
  ...(['delivered', 'collected', 'cancelled', 'returned'] as const),
] as const

type Props = {
  readonly values: Readonly<Record<string, string>>
  readonly onChange: (changes: Readonly<Record<string, string>>) => void
}

/** The filters of the list of orders. */
export function OrderFilters({ values, onChange }: Props) {
  const { t } = useWords()
  const waitFor = (typed: string): void => {
    const waitsFor = typed.trim()
    if (waitsFor !== (values.waitsFor ?? '')) onChange({ waitsFor })
  }
  return (
    <div className={styles.filters}>
      <SelectField
        label={t('backoffice.orders.state')}
        value={values.state ?? ''}
        onChange={({ target }) => onChange({ state: target.value })}
      >
        <option value="">{t('backoffice.list.any')}</option>
        {orderStates.map((state) => (
          <option key={state} value={state}>
            {t(`backoffice.state.${state}`)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('backoffice.orders.shipments')}
        value={values.shipmentState ?? ''}
        onChange={({ target }) => onChange({ shipmentState: target.value })}
      >
        <option value="">{t('backoffice.list.any')}</option>
        {shipmentStates.map((state) => (
          <option key={state} value={state}>
            {t(`backoffice.step.${state}`)}
          </option>
        ))}
      </SelectField>
      <PeriodFields values={values} onChange={onChange} />
      <TextField
        key={values.waitsFor}
        label={t('backoffice.orders.waitsFor')}
        defaultValue={values.waitsFor ?? ''}
        onBlur={({ target }) => waitFor(target.value)}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && waitFor(currentTarget.value)}
      />
    </div>
  )
}
