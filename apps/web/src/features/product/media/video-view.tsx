import { useEffect, useRef } from 'react'
import { Player } from '../../../blocks/video/player.tsx'
import { useShop } from '../../../client/use-shop.ts'
import type { Medium } from './medium.ts'
import styles from './view-frame.module.css'
import { ViewFrame } from './view-frame.tsx'

type Props = {
  readonly medium: Extract<Medium, { kind: 'video' }>
  readonly isShown: boolean
  readonly onClose: () => void
}

/** Plays a product's video with the shop's own player. It was asked for, so that it begins. */
export function VideoView({ medium, isShown, onClose }: Props) {
  const { locale } = useShop()
  const film = useRef<HTMLVideoElement>(null)

  // A film goes on in the background otherwise. A browser that refuses to begin leaves the player's button.
  useEffect(() => {
    if (isShown) film.current?.play().catch(console.warn)
    else film.current?.pause()
  }, [isShown])

  const names = new Intl.DisplayNames([locale], { type: 'language' })
  return (
    <ViewFrame label={medium.alt} onClose={onClose} hasOwnScreen>
      <figure className={styles.film}>
        {/* biome-ignore lint/a11y/useMediaCaption: its tracks are those that the product has */}
        <video ref={film} className={styles.content} aria-label={medium.alt} playsInline preload="auto">
          {medium.sources.map(({ url, type }) => (
            <source key={url} src={url} type={type} />
          ))}
          {medium.captions.map(({ url, language }) => (
            <track key={url} kind="captions" src={url} srcLang={language} label={names.of(language) ?? language} />
          ))}
        </video>
        <Player film={film} settings={{}} />
      </figure>
    </ViewFrame>
  )
}
