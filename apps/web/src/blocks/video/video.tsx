import type { Media, VideoBlock } from '@lacehouse/contracts'
import { type CSSProperties, Suspense, startTransition, useEffect, useRef, useState } from 'react'
import { lazyConnected } from '../../hydration/lazy-connected.ts'
import { loadWithMessages } from '../../i18n/load-with-messages.ts'
import { Picture } from '../../ui/picture.tsx'
import type { BlockProps } from '../block-props.ts'
import { BlockFrame } from '../frame/block-frame.tsx'
import { BlockWords } from '../frame/block-words.tsx'
import { listVideoFiles } from './list-video-files.ts'
import styles from './video.module.css'

/** Is never part of the server's markup, so that the server does not load it. */
const Player = lazyConnected(() =>
  loadWithMessages(() => import('./player.tsx').then((module) => module.Player), 'player'),
)

/**
 * Shows a film below its words (CMS-16). Nothing of it is fetched before it is near; without scripts it has the browser's own
 * controls.
 */
export function Video({ block, priority }: BlockProps<VideoBlock>) {
  const { media, poster, tracks = [], playerSettings = {} } = block
  const { loop = false, muted = false } = playerSettings
  const film = useRef<HTMLVideoElement>(null)
  const [isNear, setNear] = useState(false)

  // The block hydrates when it comes near the viewport.
  useEffect(() => {
    startTransition(() => setNear(true))
  }, [])

  if (!media) return null
  return (
    <BlockFrame block={block}>
      <div className={styles.words}>
        <BlockWords block={block} titleStyle="title" />
      </div>
      <figure className={styles.frame} style={toRatios(media)}>
        <Picture
          className={styles.poster}
          source={poster && { ...poster, alt: '' }}
          sizes="100vw"
          largest={1000}
          priority={priority}
          ratio="var(--ratio)"
        />
        <video
          ref={film}
          className={styles.film}
          aria-label={media.sm.alt || block.title || block.name}
          controls={!isNear}
          loop={loop}
          muted={muted || playerSettings.autoplay}
          playsInline
          preload="none"
        >
          {listVideoFiles(media).map((file) => (
            <source key={file.src} {...file} />
          ))}
          {tracks.map(({ src, label, srclang, kind }) => (
            <track key={src} src={src} label={label} srcLang={srclang} kind={kind} />
          ))}
        </video>
        <Suspense>{isNear ? <Player film={film} settings={playerSettings} /> : null}</Suspense>
      </figure>
    </BlockFrame>
  )
}

const toRatio = ({ width, height }: Media) => `${width} / ${height}`

function toRatios({ sm, md, lg }: NonNullable<VideoBlock['media']>): CSSProperties {
  return {
    '--ratio-sm': toRatio(sm),
    '--ratio-md': toRatio(md ?? lg ?? sm),
    '--ratio-lg': toRatio(lg ?? md ?? sm),
  } as CSSProperties
}
