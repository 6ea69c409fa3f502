import type { BannerBlock } from '@lacehouse/contracts'
import type { ComponentType } from 'react'
import type { BlockProps } from '../block-props.ts'
import { BlockFrame } from '../frame/block-frame.tsx'
import { BlockMedia } from '../frame/block-media.tsx'
import { BlockWords } from '../frame/block-words.tsx'
import { MediaLink } from '../frame/media-link.tsx'
import styles from './banner.module.css'

type Props = { readonly block: BannerBlock; readonly priority: boolean }

/** Shows a picture with text beside, below or on it, or a line of text (CMS-07). */
export function Banner({ block, priority }: BlockProps<BannerBlock>) {
  const Variant = variants[block.variant]
  return (
    <BlockFrame block={block} className={styles.frame}>
      <Variant block={block} priority={priority} />
    </BlockFrame>
  )
}

const isInverse = ({ backdrop }: BannerBlock) => backdrop === 'dark'

function BlockBelow({ block, priority }: Props) {
  return (
    <div className={styles.below}>
      <MediaLink block={block}>
        <BlockMedia block={block} sizes="100vw" largest={1000} priority={priority} />
      </MediaLink>
      <BlockWords block={block} titleStyle="title" align={block.align} inverse={isInverse(block)} />
    </div>
  )
}

function Espot({ block, priority }: Props) {
  return (
    <div className={styles.espot} data-media={block.media ? true : undefined}>
      <MediaLink block={block}>
        <BlockMedia block={block} sizes="(width >= 48rem) 50vw, 100vw" largest={800} priority={priority} />
      </MediaLink>
      <BlockWords block={block} titleStyle="headline" align={block.align ?? 'center'} inverse={isInverse(block)} />
    </div>
  )
}

function Image({ block, priority }: Props) {
  return (
    <MediaLink block={block}>
      <BlockMedia block={block} sizes="100vw" largest={1000} priority={priority} />
    </MediaLink>
  )
}

function Split({ block, priority }: Props) {
  return (
    <div className={styles.split} data-share={block.splitWidth ?? 60} data-side={block.splitSide ?? 'left'}>
      <MediaLink block={block}>
        <BlockMedia
          className={styles.fill}
          block={block}
          sizes="(width >= 48rem) 60vw, 100vw"
          largest={1000}
          priority={priority}
        />
      </MediaLink>
      <div className={styles.beside}>
        <BlockWords block={block} titleStyle="headline" align={block.align} inverse={isInverse(block)} />
      </div>
    </div>
  )
}

function Thin({ block }: Props) {
  return (
    <div className={styles.thin}>
      <BlockWords block={block} titleStyle="body" align={block.align ?? 'center'} inverse={isInverse(block)} />
    </div>
  )
}

function Overlay({ block, priority }: Props) {
  return (
    <div className={styles.overlay} data-align={block.align ?? 'left'}>
      <MediaLink block={block}>
        <BlockMedia block={block} sizes="100vw" largest={1000} priority={priority} />
      </MediaLink>
      <div className={styles.panel} data-width={block.overlayWidth ?? 'md'}>
        <BlockWords block={block} titleStyle="title" />
      </div>
    </div>
  )
}

function MenuTile({ block, priority }: Props) {
  return (
    <div className={styles.tile}>
      <MediaLink block={block}>
        <BlockMedia block={block} sizes="22rem" largest={352} priority={priority} />
      </MediaLink>
      <BlockWords block={block} titleStyle="body" />
    </div>
  )
}

const variants: Readonly<Record<BannerBlock['variant'], ComponentType<Props>>> = {
  'block-below': BlockBelow,
  espot: Espot,
  image: Image,
  split: Split,
  thin: Thin,
  overlay: Overlay,
  'menu-tile': MenuTile,
}
