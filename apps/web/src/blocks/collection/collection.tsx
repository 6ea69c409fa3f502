import type { CollectionBlock, CollectionItem } from '@lacehouse/contracts'
import { type ComponentType, useRef } from 'react'
import { Carousel } from '../../ui/carousel.tsx'
import type { BlockProps } from '../block-props.ts'
import { BlockFrame } from '../frame/block-frame.tsx'
import { BlockLink } from '../frame/block-targets.tsx'
import { BlockWords } from '../frame/block-words.tsx'
import styles from './collection.module.css'
import { ButtonCard, CategoryCard, IconCard, LinkedCard, MultiLinkCard, StandardCard } from './collection-cards.tsx'
import { toLayoutStyle } from './collection-layout.ts'
import { useAutorotate } from './use-autorotate.ts'
import { VerticalList } from './vertical-list.tsx'

/** Shows cards in a row, a grid or a carousel, or a vertical list (CMS-08, CMS-09). */
export function Collection({ block }: BlockProps<CollectionBlock>) {
  const { variant, items, textLink } = block
  return (
    <BlockFrame block={block}>
      <div className={styles.head}>
        <BlockWords block={{ ...block, targets: undefined }} titleStyle="title" />
        {textLink ? <BlockLink target={{ style: 'link', ...textLink }} /> : null}
      </div>
      {variant === 'vertical-list' ? <VerticalList items={items} /> : <Cards block={block} Card={cards[variant]} />}
    </BlockFrame>
  )
}

type CardOf = ComponentType<{ readonly item: CollectionItem; readonly iconSize?: CollectionBlock['iconSize'] }>
type CardsProps = { readonly block: CollectionBlock; readonly Card: CardOf }

/** Shows cards with a layout for each breakpoint. */
function Cards({ block, Card }: CardsProps) {
  const { variant, breakpoints, items, title, name } = block
  const { sm, md = sm, lg = md } = breakpoints
  const list = useRef<HTMLDivElement>(null)
  useAutorotate(list, lg)
  return (
    <div
      ref={list}
      className={styles.list}
      style={toLayoutStyle(block)}
      data-variant={variant}
      data-items={items.length}
      data-icon-place={block.iconPlace}
      data-sm={sm.type}
      data-md={md.type}
      data-lg={lg.type}
      data-no-arrows={md.showArrows === false && lg.showArrows === false ? true : undefined}
    >
      <Carousel
        title={title ?? name ?? ''}
        slideWidth="var(--slide)"
        gap="var(--slide-padding)"
        showDots={sm.showIndicators || lg.showIndicators}
        showProgress={sm.showProgress || lg.showProgress}
      >
        {items.map((item) => (
          <Card key={item.id} item={item} iconSize={block.iconSize} />
        ))}
      </Carousel>
    </div>
  )
}

const cards: Readonly<Record<Exclude<CollectionBlock['variant'], 'vertical-list'>, CardOf>> = {
  standard: StandardCard,
  'category-card': CategoryCard,
  'multi-link-card': MultiLinkCard,
  'linked-card': LinkedCard,
  button: ButtonCard,
  'icon-and-text': IconCard,
}
