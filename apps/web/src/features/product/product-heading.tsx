import type { Product } from '@lacehouse/contracts'
import type { Choice } from '@lacehouse/domain/product/product'
import { useShop } from '../../client/use-shop.ts'
import { liftMarks } from '../../components/product/lift-marks.ts'
import { LowestPriceNote } from '../../components/product/lowest-price-note.tsx'
import { perMeasureOfChoice } from '../../components/product/per-measure-of-choice.ts'
import { priceOfChoice } from '../../components/product/price-of-choice.ts'
import { PricePerMeasure } from '../../components/product/price-per-measure.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Badge } from '../../ui/badge.tsx'
import { Price } from '../../ui/price.tsx'
import { Stars } from '../../ui/stars.tsx'
import styles from './product-heading.module.css'

type Props = { readonly product: Product; readonly choice: Choice; readonly now: Date }

/** Shows badges, name, rating and price, with the required notes on a reduced price (CAT-09). */
export function ProductHeading({ product, choice, now }: Props) {
  const t = useTranslate()
  const { number } = useFormat()
  const { site, locale } = useShop()
  const { badge, eyebrow, name, currency, rating } = liftMarks(product, now)
  const shown = priceOfChoice(product, choice)
  return (
    <header className={styles.heading}>
      {badge || eyebrow ? (
        <p className={styles.marks}>
          {badge ? <Badge tone={badge.code === 'sale' ? 'sale' : 'ink'}>{badge.label}</Badge> : null}
          {eyebrow ? <span className={styles.eyebrow}>{eyebrow.label}</span> : null}
        </p>
      ) : null}
      <h1 className={styles.name}>{name}</h1>
      {rating?.average ? (
        <a className={styles.rating} href="#reviews" data-native>
          <Stars
            value={rating.average}
            label={t('common.rating', { average: number(rating.average), count: rating.count })}
          />
          <span aria-hidden>{`${number(rating.average)} (${number(rating.count)})`}</span>
        </a>
      ) : null}
      <div className={styles.price} role="status">
        <Price price={shown} currency={currency} size="large" showPercent />{' '}
        <PricePerMeasure value={perMeasureOfChoice(product, choice)} currency={currency} />
      </div>
      <LowestPriceNote className={styles.lowest} price={shown} currency={currency} />
      {/* A gift card has neither tax nor delivery. */}
      {product.isDigital ? null : (
        <p className={styles.tax}>
          {site.taxMode === 'included' ? (
            <a href={`/${locale}/help/delivery`}>{t('product.price.taxIncluded')}</a>
          ) : (
            t('product.price.taxAdded')
          )}
        </p>
      )}
    </header>
  )
}
