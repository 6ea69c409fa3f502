import type { CallReply } from '@lacehouse/contracts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type CSSProperties, useState } from 'react'
import { browserApi } from '../../../client/api/browser-api.ts'
import { queryClient } from '../../../client/api/query-client.ts'
import { comparedProducts, toggleCompared, useProductList } from '../../../client/products/product-list.ts'
import { LowestPriceNote } from '../../../components/product/lowest-price-note.tsx'
import { useTranslate } from '../../../i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import type { DialogProps } from '../../../ui/dialogs/define-dialog.ts'
import { DialogFrame } from '../../../ui/dialogs/dialog-frame.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { Price } from '../../../ui/price.tsx'
import { RetryNotice } from '../../../ui/retry-notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import styles from './compare-dialog.module.css'

type Comparison = CallReply<'products.compare'>

/** Shows up to four products side by side: prices, properties, and on request only those that differ (CAT-12). */
export function CompareDialog({ dismiss }: DialogProps<Record<string, never>, void>) {
  const t = useTranslate()
  const ids = useProductList(comparedProducts).join(',')
  const { data, isError, refetch } = useQuery(
    {
      queryKey: ['compare', ids],
      queryFn: () => browserApi.call('products.compare', { query: { ids } }),
      enabled: ids !== '',
      // Without one of its products the comparison stays on the page until the other ones are there.
      placeholderData: keepPreviousData,
    },
    queryClient,
  )
  return (
    <DialogFrame title={t('related.compare.title')}>
      {ids === '' ? (
        <div className={styles.empty}>
          <p>{t('related.compare.empty')}</p>
          <Button variant="action" onClick={dismiss}>
            {t('related.compare.goOn')}
          </Button>
        </div>
      ) : isError ? (
        <RetryNotice onRetry={() => void refetch()}>{t('related.compare.failed')}</RetryNotice>
      ) : data ? (
        <Comparison data={data} />
      ) : (
        <Skeleton height="24rem" />
      )}
    </DialogFrame>
  )
}

function Comparison({ data: { products, rows } }: { readonly data: Comparison }) {
  const t = useTranslate()
  const [isOnlyDifferent, setOnlyDifferent] = useState(false)
  const shown = isOnlyDifferent ? rows.filter(({ differs }) => differs) : rows
  return (
    <div className={styles.comparison}>
      {products.length > 1 ? (
        <Checkbox
          label={t('related.compare.onlyDifferent')}
          checked={isOnlyDifferent}
          onChange={({ target }) => setOnlyDifferent(target.checked)}
        />
      ) : (
        <p>{t('related.compare.addMore')}</p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the table is wider than the window and scrolls by the keyboard too */}
      <section className={styles.scroll} tabIndex={0} aria-label={t('related.compare.title')}>
        <table className={styles.table} style={{ '--products': products.length } as CSSProperties}>
          <thead>
            <tr>
              <td />
              {products.map((product) => (
                <Head key={product.id} product={product} />
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ key, label, differs, values }) => (
              <tr key={key} data-differs={differs || undefined}>
                <th scope="row">{label}</th>
                {products.map(({ id }, index) => (
                  <td key={id}>
                    {(values[index] ?? []).length > 0 ? (
                      <ul>
                        {values[index]?.map((value) => (
                          <li key={value}>{value}</li>
                        ))}
                      </ul>
                    ) : (
                      <span className={styles.none}>–</span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}

function Head({
  product: { id, name, url, image, price, currency },
}: {
  readonly product: Comparison['products'][number]
}) {
  const t = useTranslate()
  return (
    <th scope="col">
      <div className={styles.head}>
        <Picture source={{ ...image, alt: '' }} ratio="4 / 5" sizes="(width >= 48rem) 14rem, 40vw" largest={300} />
        <a href={url}>{name}</a>
        <Price price={price} currency={currency} />
        <LowestPriceNote className={styles.note} price={price} currency={currency} />
        <IconButton
          className={styles.remove}
          icon="x"
          size={18}
          label={t('related.compare.removeOf', { name })}
          onClick={() => toggleCompared(id)}
        />
      </div>
    </th>
  )
}
