import type { SizeAudience } from '@lacehouse/domain/product/shoe-sizes'
import type { SizeChartType } from '@lacehouse/domain/product/size-chart'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { browserApi } from '../../../client/api/browser-api.ts'
import { queryClient } from '../../../client/api/query-client.ts'
import { useTranslate } from '../../../i18n/use-text.ts'
import { Chip } from '../../../ui/chip.tsx'
import type { DialogProps } from '../../../ui/dialogs/define-dialog.ts'
import { DialogFrame } from '../../../ui/dialogs/dialog-frame.tsx'
import { RetryNotice } from '../../../ui/retry-notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { SizeChart } from './size-chart.ts'
import { SizeConverter } from './size-converter.tsx'
import styles from './size-guide-dialog.module.css'
import { SizeTable } from './size-table.tsx'

export type SizeGuideArgs = {
  readonly chart: SizeChartType
  readonly audience: SizeAudience
  /** The chosen size, whose row is marked. */
  readonly size?: string | undefined
}

/** Shows the sizes of one kind of goods with their measures, how to measure, and for shoes a converter (CAT-05). */
export function SizeGuideDialog({ args: { chart, audience, size } }: DialogProps<SizeGuideArgs, void>) {
  const t = useTranslate()
  const { data, isError, refetch } = useQuery(
    {
      queryKey: ['size-chart', chart],
      queryFn: () => browserApi.call('products.sizeChart', { params: { productType: chart } }),
    },
    queryClient,
  )
  return (
    <DialogFrame title={t('dialogs.sizeGuide.title')}>
      <p className={styles.text}>{t(`sizes.advice.${chart}`)}</p>
      {data ? (
        <Chart chart={data} first={audience} chosen={size} />
      ) : isError ? (
        <RetryNotice onRetry={() => void refetch()}>{t('sizes.failed')}</RetryNotice>
      ) : (
        <Skeleton height="24rem" />
      )}
    </DialogFrame>
  )
}

type Props = { readonly chart: SizeChart; readonly first: SizeAudience; readonly chosen: string | undefined }

function Chart({ chart, first, chosen }: Props) {
  const t = useTranslate()
  const [audience, setAudience] = useState(first)
  const [unit, setUnit] = useState(chart.unit)
  const [converted, setConverted] = useState<string | null>(null)
  const shown = chart.charts.find((one) => one.audience === audience)
  if (!shown) return null
  const marked = converted ?? (audience === first ? chosen : undefined)
  return (
    <>
      <div className={styles.choices}>
        <fieldset className={styles.units}>
          <legend>{t('sizes.whose')}</legend>
          {chart.charts.map(({ audience: one, label }) => (
            <Chip
              key={one}
              selected={one === audience}
              onClick={() => {
                setAudience(one)
                setConverted(null)
              }}
            >
              {label}
            </Chip>
          ))}
        </fieldset>
        <fieldset className={styles.units}>
          <legend>{t('product.sizeGuide.units')}</legend>
          {(['cm', 'in'] as const).map((one) => (
            <Chip key={one} selected={one === unit} onClick={() => setUnit(one)}>
              {t(`product.unit.${one}`)}
            </Chip>
          ))}
        </fieldset>
      </div>
      {chart.productType === 'footwear' ? (
        <SizeConverter key={audience} chart={chart} rows={shown.rows} unit={unit} onConvert={setConverted} />
      ) : null}
      <SizeTable chart={chart} shown={shown} unit={unit} marked={marked} />
      <h3 className={styles.heading}>{t(`sizes.how.${chart.productType}`)}</h3>
      <ul className={styles.steps}>
        {chart.measures.flatMap(({ key }) =>
          t(`sizes.step.${key}`)
            .split('\n')
            .map((step) => <li key={step}>{step}</li>),
        )}
      </ul>
    </>
  )
}
