import { useLocation } from 'react-router'
import { type DataExport, useDataExport } from '../../client/account/privacy-query.ts'
import { useShop } from '../../client/use-shop.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { DataFields } from './data-fields.tsx'
import { tableNames } from './field-names.ts'
import styles from './privacy.module.css'

/** Everything that the shop holds of the person, as a page to read; the address names the export (ACC-16). */
export function DataPage() {
  const t = useTranslate()
  const { locale } = useShop()
  const exportId = new URLSearchParams(useLocation().search).get('export') ?? ''
  const { dataExport, isGone } = useDataExport(exportId)
  if (dataExport) return <Data dataExport={dataExport} />
  if (!isGone) return <Skeleton height="24rem" />
  return (
    <Notice
      tone="warning"
      title={t('privacy.data.missing.title')}
      actions={
        <LinkButton href={`/${locale}/account/privacy`} variant="secondary" size="small">
          {t('privacy.data.missing.open')}
        </LinkButton>
      }
    >
      {t('privacy.data.missing.text')}
    </Notice>
  )
}

type Table = DataExport['tables'][number]

function Data({ dataExport: { madeAt, tables } }: { readonly dataExport: DataExport }) {
  const t = useTranslate()
  const { date } = useFormat()
  const known = tables.flatMap((table) => {
    const name = tableNames.find((one) => one === table.name)
    return name ? [{ ...table, title: t(`privacy.table.${name}`) }] : [{ ...table, title: table.name }]
  })
  return (
    <div className={styles.parts}>
      <p className={styles.text}>
        {t('privacy.data.madeAt', { date: date(madeAt, { dateStyle: 'long', timeStyle: 'short' }) })}
      </p>
      <nav aria-label={t('privacy.data.contents')}>
        <ul className={styles.contents}>
          {known.map(({ name, title }) => (
            <li key={name}>
              <a href={`#${name}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      {known.map((table) => (
        <TableSection key={table.name} {...table} />
      ))}
    </div>
  )
}

function TableSection({ name, title, rows }: Table & { readonly title: string }) {
  return (
    <section className={styles.part} aria-labelledby={name}>
      <h2 className={styles.heading} id={name}>
        {title}
      </h2>
      <div className={styles.entries}>
        {rows.map((row) => (
          <div className={styles.entry} key={JSON.stringify(row)}>
            <DataFields row={row} />
          </div>
        ))}
      </div>
    </section>
  )
}
