import type { StaffProduct, StaffProductStock } from '@lacehouse/contracts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callBackoffice } from '../../client/call-backoffice.ts'
import { useSession } from '../../client/use-session.ts'
import { Button } from '../../ui/button.tsx'
import { type Column, columnsFor, DataTable } from '../../ui/data-table.tsx'
import { SelectField } from '../../ui/field.tsx'
import { ErrorNotice } from '../../ui/notice.tsx'
import { Panel } from '../../ui/panel.tsx'
import { toLocalDay } from '../../words/to-local-day.ts'
import { useWords } from '../../words/use-words.ts'
import type { Words } from '../../words/words-context.ts'
import { PreOrderDialog } from './pre-order-dialog.tsx'
import styles from './product-page.module.css'
import { StockDialog, type StockRow } from './stock-dialog.tsx'

const column = columnsFor<StockRow>()

/** The stock of a product at one location of a site, which can be counted. */
export function ProductStock({ product }: { readonly product: StaffProduct }) {
  const { t, locale } = useWords()
  const { productId } = product
  const [siteId, setSiteId] = useState('')
  const [location, setLocation] = useState('')
  const { data, error } = useQuery({
    queryKey: ['stock', productId, siteId, locale],
    queryFn: () =>
      callBackoffice('backoffice.getProductStock', { params: { productId }, query: siteId ? { siteId } : {} }),
    placeholderData: keepPreviousData,
  })
  if (!data) return <ErrorNotice error={error} />
  const shown = data.locations.find(({ locationId }) => locationId === location) ?? data.locations[0]
  return (
    <Panel title={t('backoffice.products.stock')}>
      <div className={styles.form}>
        <div className={styles.pair}>
          <SelectField
            label={t('backoffice.products.stock.site')}
            value={data.siteId}
            onChange={({ target }) => setSiteId(target.value)}
          >
            {data.siteIds.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </SelectField>
          <SelectField
            label={t('backoffice.products.stock.location')}
            value={shown?.locationId ?? ''}
            onChange={({ target }) => setLocation(target.value)}
          >
            {data.locations.map(({ locationId, name }) => (
              <option key={locationId} value={locationId}>
                {name}
              </option>
            ))}
          </SelectField>
        </div>
        {shown ? (
          <Stocks product={product} stock={data} locationId={shown.locationId} />
        ) : (
          <p>{t('backoffice.products.stock.none')}</p>
        )}
      </div>
    </Panel>
  )
}

type StocksProps = {
  readonly product: StaffProduct
  readonly stock: StaffProductStock
  readonly locationId: string
}

function Stocks({ product: { productId, variants, colours }, stock, locationId }: StocksProps) {
  const words = useWords()
  const { t } = words
  const { rights } = useSession()
  const [counted, setCounted] = useState<StockRow | null>(null)
  const [ahead, setAhead] = useState<StockRow | null>(null)
  const location = stock.locations.find((one) => one.locationId === locationId)
  const isWarehouse = location?.kind === 'warehouse'
  const names = new Map(colours.map(({ colourCode, name }) => [colourCode, name]))
  const rows = variants.map(({ variantId, colourCode, size }): StockRow => {
    const item = stock.items.find((one) => one.variantId === variantId && one.locationId === locationId)
    const name = `${names.get(colourCode) ?? colourCode}, ${size}`
    const { onHand = 0, reserved = 0, incoming = 0, promised = 0, expectedOn = null } = item ?? {}
    return { variantId, name, onHand, reserved, incoming, promised, expectedOn }
  })
  const columns = [
    column.accessor('name', { header: t('backoffice.products.stock.variant') }),
    column.accessor('onHand', { header: t('backoffice.products.stock.onHand') }),
    column.accessor('reserved', { header: t('backoffice.products.stock.reserved') }),
    column.display({
      id: 'state',
      header: t('backoffice.products.stock.preOrder'),
      cell: ({ row: { original } }) => (original.incoming > 0 ? sayPreOrder(words, original) : null),
    }),
    ...(rights.includes('catalogue.stock')
      ? [
          ...(isWarehouse
            ? [
                column.display({
                  id: 'preOrder',
                  header: t('backoffice.products.stock.preOrder.save'),
                  cell: ({ row: { original } }) => (
                    <Button
                      aria-label={t('backoffice.products.stock.preOrderOf', { variant: original.name })}
                      onClick={() => setAhead(original)}
                    >
                      {t('backoffice.products.stock.preOrder')}
                    </Button>
                  ),
                }),
              ]
            : []),
          column.display({
            id: 'count',
            header: t('backoffice.products.stock.count'),
            cell: ({ row: { original } }) => (
              <Button
                aria-label={t('backoffice.products.stock.countOf', { variant: original.name })}
                onClick={() => setCounted(original)}
              >
                {t('backoffice.products.stock.count')}
              </Button>
            ),
          }),
        ]
      : []),
  ] as Column<StockRow>[]
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls has to be reachable by the keyboard */}
      <section className={styles.scroll} aria-label={location?.name} tabIndex={0}>
        <DataTable
          caption={t('backoffice.products.stock')}
          columns={columns}
          rows={rows}
          getRowId={({ variantId }) => variantId}
        />
      </section>
      {ahead ? (
        <PreOrderDialog row={ahead} productId={productId} locationId={locationId} onClose={() => setAhead(null)} />
      ) : null}
      {counted ? (
        <StockDialog row={counted} productId={productId} locationId={locationId} onClose={() => setCounted(null)} />
      ) : null}
    </>
  )
}

const sayPreOrder = ({ t, day }: Words, { promised, incoming, expectedOn }: StockRow): string =>
  t('backoffice.products.stock.preOrder.state', { promised, incoming, day: day(toLocalDay(expectedOn ?? '')) })
