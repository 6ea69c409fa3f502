import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { useTranslate } from '../../../i18n/use-text.ts'
import { Icon } from '../../../ui/icon.tsx'
import { groupPins, type MapView, moveBy, type Pin, type PinGroup, showAll, showPoint, zoomTo } from './map-view.ts'
import type { StoreMap as CountryMap, Point } from './project.ts'
import styles from './store-map.module.css'

type Props = {
  readonly map: CountryMap
  readonly pins: readonly Pin[]
  readonly chosen: string | null
  readonly onChoose: (id: string) => void
}

const step = 2
const shift = 0.2
const ways: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -shift, y: 0 },
  ArrowRight: { x: shift, y: 0 },
  ArrowUp: { x: 0, y: -shift },
  ArrowDown: { x: 0, y: shift },
}

/**
 * A map of the country with a pin for each store; no other server is asked. It is moved by dragging or by the arrow keys, and zoomed by
 * its buttons or by plus and minus.
 */
export function StoreMap({ map, pins, chosen, onChoose }: Props) {
  const t = useTranslate()
  const [view, setView] = useState<MapView>(() => showAll(map))
  const drag = useDrag((share) => setView((now) => moveBy(map, now, share)))
  const point = pins.find(({ id }) => id === chosen)?.point
  const middle = { x: view.x + view.width / 2, y: view.y + view.height / 2 }
  const zoom = (factor: number, around: Point = middle) => setView(zoomTo(map, view, { factor, around }))

  // A store that is chosen in the list comes into view.
  useEffect(() => {
    if (point) setView(showPoint(map, point))
  }, [map, point])

  const onKeyDown = (event: KeyboardEvent) => {
    const way = ways[event.key]
    if (way) setView(moveBy(map, view, way))
    else if (event.key === '+') zoom(step)
    else if (event.key === '-') zoom(1 / step)
    else return
    event.preventDefault()
  }
  return (
    <div className={styles.map}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the map is moved by keys, as a scrolling area is */}
      <section className={styles.area} aria-label={t('stores.map.label')} tabIndex={0} onKeyDown={onKeyDown} {...drag}>
        <svg
          className={styles.land}
          viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
          style={{ aspectRatio: `${map.width} / ${map.height}` }}
          aria-hidden
        >
          <path d={map.land} />
          <path className={styles.borders} d={map.borders} />
        </svg>
        {groupPins(pins, view, chosen).map((group) => (
          <PinButton
            key={group.pins[0]?.id}
            group={group}
            view={view}
            chosen={chosen}
            onChoose={onChoose}
            onOpen={(around) => zoom(step * step, around)}
          />
        ))}
      </section>
      <div className={styles.buttons}>
        <button type="button" aria-label={t('stores.map.closer')} onClick={() => zoom(step)}>
          <Icon name="plus" />
        </button>
        <button type="button" aria-label={t('stores.map.farther')} onClick={() => zoom(1 / step)}>
          <Icon name="minus" />
        </button>
        <button type="button" aria-label={t('stores.map.whole')} onClick={() => setView(showAll(map))}>
          <Icon name="globe" />
        </button>
      </div>
    </div>
  )
}

type PinProps = {
  readonly group: PinGroup
  readonly view: MapView
  readonly chosen: string | null
  readonly onChoose: (id: string) => void
  readonly onOpen: (around: Point) => void
}

/** A store on the map, or the number of several in one place, which a press takes apart. */
function PinButton({ group: { point, pins }, view, chosen, onChoose, onOpen }: PinProps) {
  const t = useTranslate()
  const [first] = pins
  if (!first) return null
  const place = {
    left: `${(100 * (point.x - view.x)) / view.width}%`,
    top: `${(100 * (point.y - view.y)) / view.height}%`,
  }
  const names = pins.map(({ name }) => name).join(', ')
  return pins.length > 1 ? (
    <button
      type="button"
      className={styles.group}
      style={place}
      aria-label={t('stores.map.group', { count: pins.length, names })}
      onClick={() => onOpen(point)}
    >
      {pins.length}
    </button>
  ) : (
    <button
      type="button"
      className={styles.pin}
      style={place}
      aria-label={first.name}
      aria-pressed={first.id === chosen}
      onClick={() => onChoose(first.id)}
    />
  )
}

/** Follows a finger or a mouse that drags, in shares of the element's size. */
function useDrag(onMove: (share: Point) => void) {
  const last = useRef<Point | null>(null)
  return {
    onPointerDown: ({ target, clientX, clientY }: PointerEvent) => {
      if (!(target instanceof HTMLButtonElement)) last.current = { x: clientX, y: clientY }
    },
    onPointerMove: ({ currentTarget, clientX, clientY }: PointerEvent) => {
      if (!last.current) return
      const { width, height } = currentTarget.getBoundingClientRect()
      onMove({ x: (last.current.x - clientX) / width, y: (last.current.y - clientY) / height })
      last.current = { x: clientX, y: clientY }
    },
    onPointerUp: () => {
      last.current = null
    },
    onPointerLeave: () => {
      last.current = null
    },
  }
}
