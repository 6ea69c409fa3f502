import type { VideoBlock } from '@lacehouse/contracts'
import type { RefObject } from 'react'
import { useTranslate } from '../../i18n/use-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { TextButton } from '../../ui/text-button.tsx'
import { formatPosition } from './format-position.ts'
import styles from './player.module.css'
import { canPlayByItself, useAutoplay } from './use-autoplay.ts'
import { type FilmState, useFilm } from './use-film.ts'

type Props = {
  readonly film: RefObject<HTMLVideoElement | null>
  readonly settings: NonNullable<VideoBlock['playerSettings']>
}

/**
 * The controls of a film: play, position, sound, captions and full screen. Hidden controls leave the button that stops a film that
 * plays by itself; a film that does not begin by itself always has all of them.
 */
export function Player({ film, settings }: Props) {
  const { autoplay = false, hideControls = false } = settings
  const t = useTranslate()
  const state = useFilm(film)
  const begins = autoplay && canPlayByItself()
  useAutoplay(film, begins)
  if (state.hasFailed) return <Failure film={film} />
  const hasOnlyPlay = hideControls && begins
  const { isPaused } = state
  return (
    <>
      <button
        type="button"
        className={styles.surface}
        tabIndex={-1}
        aria-hidden
        onClick={() => togglePlay(film.current)}
      >
        {isPaused ? (
          <span className={styles.sign}>
            <Icon name="play" size={32} filled />
          </span>
        ) : null}
      </button>
      <fieldset className={styles.bar} data-only-play={hasOnlyPlay || undefined} aria-label={t('player.label')}>
        <IconButton
          className={styles.button}
          icon={isPaused ? 'play' : 'pause'}
          label={t(isPaused ? 'player.play' : 'player.pause')}
          onClick={() => togglePlay(film.current)}
        />
        {hasOnlyPlay ? null : <Position film={film} state={state} />}
        {hasOnlyPlay ? null : <Switches film={film} state={state} />}
      </fieldset>
    </>
  )
}

type PartProps = Pick<Props, 'film'> & { readonly state: FilmState }

function Position({ film, state: { time, duration } }: PartProps) {
  const t = useTranslate()
  const position = t('player.position', { time: formatPosition(time), duration: formatPosition(duration) })
  return (
    <>
      <input
        className={styles.range}
        type="range"
        min={0}
        max={Math.max(duration, 0.1)}
        step={0.1}
        value={time}
        disabled={duration === 0}
        aria-label={t('player.seek')}
        aria-valuetext={position}
        onChange={({ currentTarget }) => moveTo(film.current, Number(currentTarget.value))}
        onKeyDown={(event) => {
          const steps = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0
          if (steps === 0) return
          event.preventDefault()
          moveTo(film.current, time + steps * arrowSeconds)
        }}
      />
      <span className={styles.time} aria-hidden>
        {formatPosition(time)} / {formatPosition(duration)}
      </span>
    </>
  )
}

/** How far an arrow key moves, in seconds. */
const arrowSeconds = 5

function Switches({ film, state: { isMuted, hasCaptions, showsCaptions } }: PartProps) {
  const t = useTranslate()
  return (
    <>
      <IconButton
        className={styles.button}
        icon={isMuted ? 'volume-x' : 'volume-2'}
        label={t(isMuted ? 'player.unmute' : 'player.mute')}
        onClick={() => {
          if (film.current) film.current.muted = !isMuted
        }}
      />
      {hasCaptions ? (
        <IconButton
          className={styles.button}
          icon="captions"
          label={t('player.captions')}
          aria-pressed={showsCaptions}
          onClick={() => showCaptions(film.current, !showsCaptions)}
        />
      ) : null}
      {document.fullscreenEnabled ? (
        <IconButton
          className={styles.button}
          icon="maximize"
          label={t('player.fullScreen')}
          onClick={() => toggleFullScreen(film.current?.parentElement)}
        />
      ) : null}
    </>
  )
}

function Failure({ film }: Pick<Props, 'film'>) {
  const t = useTranslate()
  return (
    <div className={styles.failure} role="status">
      <p>{t('player.failed')}</p>
      <TextButton onClick={() => playAnew(film.current)}>{t('common.retry')}</TextButton>
    </div>
  )
}

function togglePlay(film: HTMLVideoElement | null): void {
  if (!film) return
  if (film.paused) film.play().catch(console.warn)
  else film.pause()
}

function playAnew(film: HTMLVideoElement | null): void {
  film?.load()
  film?.play().catch(console.warn)
}

function moveTo(film: HTMLVideoElement | null, time: number): void {
  if (film) film.currentTime = Math.min(Math.max(time, 0), film.duration || 0)
}

function showCaptions(film: HTMLVideoElement | null, shown: boolean): void {
  const track = [...(film?.textTracks ?? [])].find(({ kind }) => kind === 'captions' || kind === 'subtitles')
  if (track) track.mode = shown ? 'showing' : 'disabled'
}

function toggleFullScreen(frame: HTMLElement | null | undefined): void {
  if (document.fullscreenElement) document.exitFullscreen().catch(console.warn)
  else frame?.requestFullscreen().catch(console.warn)
}
