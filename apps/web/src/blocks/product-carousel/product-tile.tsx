import type { ProductTile as Tile } from '@lacehouse/contracts'
import { FavouriteButton, toHeartId } from '../../components/favourites/favourite-button.tsx'
import { PricePerMeasure } from '../../components/product/price-per-measure.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Price } from '../../ui/price.tsx'
import { writeColourPicture } from './colour-picture.ts'
import styles from './product-tile.module.css'
import { toHalves } from './to-swatch.ts'

type Props = {
  readonly tile: Tile
  readonly sizes: string
  readonly largest: number
  readonly priority?: boolean
  /** Shows colours below the picture, each a link. */
  readonly showColours?: boolean
}

const tones: Readonly<Record<string, BadgeTone>> = { sale: 'sale', new: 'ink', bestseller: 'paper', limited: 'paper' }
const mostColours = 5

/** A product card of a listing or a carousel: one link with the product's name. */
export function ProductTile({ tile, sizes, largest, priority = false, showColours = false }: Props) {
  const t = useTranslate()
  const { name, url, subtitle, price, currency, image, hoverImage, badge, eyebrow, available } = tile
  return (
    <article className={styles.tile} data-product={tile.id}>
      <div className={styles.pictures} data-hover={priority ? undefined : hoverImage?.url}>
        <Picture
          className={styles.picture}
          source={{ ...image, alt: '' }}
          sizes={sizes}
          largest={largest}
          ratio="4/5"
          priority={priority}
        />
        <div className={styles.badges}>
          {badge ? <Badge tone={tones[badge.code] ?? 'paper'}>{badge.label}</Badge> : null}
          {eyebrow && eyebrow.label !== badge?.label ? <Badge>{eyebrow.label}</Badge> : null}
          {available ? null : <Badge>{t('common.soldOut')}</Badge>}
        </div>
      </div>
      <div className={styles.words}>
        <h3 className={styles.name}>
          <a className={styles.link} href={url}>
            {name}
          </a>
        </h3>
        <p className={styles.subtitle}>{subtitle}</p>
        <p className={styles.price}>
          <Price price={price} currency={currency} showPercent={price.lowCurrent === price.highCurrent && 'short'} />
          {price.perMeasure ? ' ' : null}
          <PricePerMeasure value={price.perMeasure} currency={currency} />
          {showColours ? <ColourPrices tile={tile} /> : null}
        </p>
        <Rating rating={tile.rating} />
      </div>
      {showColours && tile.colours.length > 1 ? <Colours tile={tile} /> : null}
      <FavouriteButton className={styles.heart} id={toHeartId(tile)} name={name} />
    </article>
  )
}

/** Shows the average of the reviews beside a star, and their number. */
function Rating({ rating }: Pick<Tile, 'rating'>) {
  const t = useTranslate()
  const { number } = useFormat()
  if (!rating) return null
  const average = number(rating.average)
  return (
    <p className={styles.rating} role="img" aria-label={t('common.rating', { average, count: rating.count })}>
      {`${average} (${number(rating.count)})`}
    </p>
  )
}

/** Holds the prices of single colours, hidden until `show-colour.ts` shows one. Colours of one price need none. */
function ColourPrices({ tile: { colours, currency } }: { readonly tile: Tile }) {
  const groups = Map.groupBy(colours, ({ price }) => `${price.current} ${price.original}`)
  if (groups.size < 2) return null
  return [...groups].map(([key, group]) => {
    const { current = 0, original = 0 } = group[0]?.price ?? {}
    const price = { lowCurrent: current, highCurrent: current, lowOriginal: original, highOriginal: original }
    return (
      <span key={key} data-price-of={group.map(({ value }) => value).join(' ')} hidden>
        <Price price={price} currency={currency} showPercent="short" />
      </span>
    )
  })
}

function Colours({ tile }: { readonly tile: Tile }) {
  const t = useTranslate()
  const rest = tile.colours.length - mostColours
  const own = { value: tile.colours[0]?.value ?? '', address: tile.image.url }
  return (
    <ul className={styles.colours} aria-label={t('common.colors', { count: tile.colours.length })}>
      {tile.colours.slice(0, mostColours).map(({ value, label, swatch, url, image }, index) => (
        <li key={value}>
          <a
            href={url}
            aria-label={`${tile.name}, ${label}`}
            data-colour={writeColourPicture(image.url, value, own)}
            data-shown={index === 0 ? '' : undefined}
            suppressHydrationWarning
          >
            <span style={toHalves(swatch)} />
          </a>
        </li>
      ))}
      {rest > 0 ? <li className={styles.rest}>+{rest}</li> : null}
    </ul>
  )
}
