import type { ProductTile as Tile } from '@lacehouse/contracts'
import { FavouriteButton, toHeartId } from '../../components/favourites/favourite-button.tsx'
import { useTranslate } from '../../i18n/use-text.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Price } from '../../ui/price.tsx'
import styles from './product-tile.module.css'

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
      <div className={styles.pictures} data-hover-picture={priority ? undefined : hoverImage?.url}>
        <Picture
          className={styles.picture}
          source={{ ...image, alt: '' }}
          sizes={sizes}
          largest={largest}
          ratio="4 / 5"
          priority={priority}
        />
        <div className={styles.badges}>
          {badge ? <Badge tone={tones[badge.code] ?? 'paper'}>{badge.label}</Badge> : null}
          {available ? null : <Badge>{t('common.soldOut')}</Badge>}
        </div>
      </div>
      <div className={styles.words}>
        {eyebrow ? <p className={styles.eyebrow}>{eyebrow.label}</p> : null}
        <h3 className={styles.name}>
          <a className={styles.link} href={url}>
            {name}
          </a>
        </h3>
        <p className={styles.subtitle}>{subtitle}</p>
        <Price price={price} currency={currency} showPercent={price.lowCurrent === price.highCurrent} />
      </div>
      {showColours && tile.colours.length > 1 ? <Colours tile={tile} /> : null}
      <FavouriteButton className={styles.heart} id={toHeartId(tile)} name={name} />
    </article>
  )
}

function Colours({ tile }: { readonly tile: Tile }) {
  const t = useTranslate()
  const rest = tile.colours.length - mostColours
  return (
    <ul className={styles.colours} aria-label={t('common.colors', { count: tile.colours.length })}>
      {tile.colours.slice(0, mostColours).map(({ value, label, swatch, url }) => (
        <li key={value}>
          <a className={styles.colour} href={url} aria-label={`${tile.name}, ${label}`}>
            <span style={{ background: toSwatch(swatch) }} />
          </a>
        </li>
      ))}
      {rest > 0 ? <li className={styles.rest}>+{rest}</li> : null}
    </ul>
  )
}

/** Writes the background of a swatch: one colour, or two halves. */
export function toSwatch(swatch: string): string {
  const [first = 'transparent', second] = swatch.split(',')
  return second ? `linear-gradient(135deg, ${first} 50%, ${second} 50%)` : first
}
