import type { Currency } from '@lacehouse/domain/money/currency'
import { amountToWire } from '@lacehouse/domain/money/money'
import { Fragment, type ReactNode } from 'react'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { type DataField, type DataValue, listDataFields, toWords } from './list-data-fields.ts'
import styles from './privacy.module.css'

/** Shows a row of an export as names and values; parts within it are lists of their own. */
export function DataFields({ row }: { readonly row: Readonly<Record<string, unknown>> }) {
  return <Fields fields={listDataFields(row)} />
}

function Fields({ fields }: { readonly fields: readonly DataField[] }) {
  const t = useTranslate()
  return (
    <dl className={styles.fields}>
      {fields.map(({ key, name, value }) => (
        <Fragment key={key}>
          <dt>{name ? t(`privacy.field.${name}`) : toWords(key)}</dt>
          <dd>
            <Value value={value} />
          </dd>
        </Fragment>
      ))}
    </dl>
  )
}

function Value({ value }: { readonly value: DataValue }): ReactNode {
  const t = useTranslate()
  const { date, amount } = useFormat()
  switch (value.kind) {
    case 'text':
      return value.text
    case 'yes':
    case 'no':
      return t(`privacy.data.${value.kind}`)
    case 'day':
      return date(value.text, { dateStyle: 'long' })
    case 'moment':
      return date(value.text, { dateStyle: 'medium', timeStyle: 'short' })
    case 'amount':
      return amount(amountToWire(value.minor, value.currency as Currency), value.currency)
    case 'picture':
      return <img className={styles.picture} src={value.src} alt={t('privacy.data.picture')} />
    case 'fields':
      return <Fields fields={value.fields} />
    case 'list':
      return value.values.map((one) => (
        <div key={one.place}>
          <Value value={one.value} />
        </div>
      ))
  }
}
