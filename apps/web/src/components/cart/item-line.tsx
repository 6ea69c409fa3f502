import type { ReactNode } from 'react'
import type { CartItem } from '../../client/cart/cart.ts'
import { type Translate, useTranslate } from '../../i18n/use-text.ts'
import { Badge } from '../../ui/badge.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { ItemConfiguration, isOwnDesign } from './item-configuration.tsx'
import styles from './item-line.module.css'
import { ItemPrice } from './item-price.tsx'
import { namePromotion } from './name-promotion.ts'

type Props = {
  readonly item: CartItem
  readonly size?: 'large' | 'small'
  /** Shown at the end of the first line, beside the price: the button that removes the item. */
  readonly end?: ReactNode
  /** Shown below the text: quantity and problems. */
  readonly children?: ReactNode
  /** The level of the heading. */
  readonly level?: 2 | 3
  /** Whether the name links to the product. Lists inside the checkout do not lead out of it. */
  readonly isLink?: boolean
}

/** Shows the picture, name, variant and price of an item in the same way in all lists of items. */
export function ItemLine({ item, size = 'large', end, children, level = 3, isLink = true }: Props) {
  const t = useTranslate()
  const Heading = `h${level}` as const
  const { name, variants, pdpUrl, productImageURL, bonus } = item
  // An item that is sent by email has one size, and the shopper's own design has no colour of the shop's.
  const hidden = isOwnDesign(item) ? 'color' : item.isDigitalProduct && 'size'
  const choices = variants.filter(({ type }) => type !== hidden).toSorted(byType)
  return (
    <article className={styles.line} data-size={size} aria-label={name}>
      <Picture
        className={styles.picture}
        source={productImageURL ? { url: productImageURL, width: 800, height: 1000 } : null}
        ratio="4 / 5"
        sizes={size === 'large' ? '(width < 48rem) 6rem, 8.5rem' : '4.5rem'}
        largest={size === 'large' ? 160 : 96}
      />
      <div className={styles.words}>
        <div className={styles.first}>
          <Heading className={styles.name}>{isLink ? <a href={pdpUrl}>{name}</a> : name}</Heading>
          {end}
        </div>
        <p className={styles.choice}>
          {choices.map((variant) => (
            <span key={variant.type}>{sayVariant(t, variant)}</span>
          ))}
        </p>
        {item.preOrder ? <p className={styles.offer}>{item.preOrder}</p> : null}
        {bonus ? <Badge tone="positive">{t('cart.item.bonus')}</Badge> : null}
        {item.itemPromotions.map((promotion) => (
          <p key={promotion.promotionId} className={styles.offer}>
            <Icon name="tag" size={16} />
            {namePromotion(t, promotion)}
          </p>
        ))}
        <ItemConfiguration item={item} />
        <div className={styles.last}>
          {children}
          <ItemPrice item={item} />
        </div>
      </div>
    </article>
  )
}

function sayVariant(t: Translate, { type, label, valueLabel }: CartItem['variants'][number]): string {
  if (type === 'color') return t('cart.item.color', { color: valueLabel })
  if (type === 'size') return t('cart.item.size', { size: valueLabel })
  if (type === 'width') return t('cart.item.width', { width: valueLabel })
  return `${label} ${valueLabel}`
}

/** Sorts the colour before the size. */
const byType = (a: { type: string }, b: { type: string }) => a.type.localeCompare(b.type)
