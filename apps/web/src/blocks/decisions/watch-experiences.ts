import { reportBehaviour } from '../../client/events/report-behaviour.ts'

const selector = '[data-experience]'

/** The experiences that were reported as seen on this page load: one counts once for each of its variants. */
const seen = new Set<string>()

/**
 * Reports the experiences that are seen: their place comes into the viewport, whichever variant it shows, an empty one too. A click in
 * one with a tracking event is reported as well. Returns the function that stops watching.
 */
export function watchExperiences(root: Document): () => void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) reportSeen(target)
  })
  const observed = new WeakSet<Element>()
  const observe = () => {
    for (const place of root.querySelectorAll(selector)) {
      if (observed.has(place)) continue
      observed.add(place)
      observer.observe(place)
    }
  }
  // Another decision replaces the element of the place.
  const changes = new MutationObserver(observe)
  changes.observe(root.querySelector('main') ?? root.body, { childList: true, subtree: true })
  observe()
  root.addEventListener('click', reportClick, { capture: true })
  return () => {
    observer.disconnect()
    changes.disconnect()
    root.removeEventListener('click', reportClick, { capture: true })
  }
}

const read = (place: Element) => ({
  experienceId: place.getAttribute('data-experience') ?? '',
  variantId: place.getAttribute('data-choice') ?? '',
})

function reportSeen(place: Element): void {
  const experience = read(place)
  const key = `${experience.experienceId} ${experience.variantId}`
  if (seen.has(key)) return
  seen.add(key)
  reportBehaviour({ type: 'experiment', name: 'shown', ...experience })
}

function reportClick({ target }: Event): void {
  const pressed = target instanceof Element ? target.closest('a, button') : null
  const place = pressed?.closest(selector)
  const trackingEvent = place?.getAttribute('data-tracking-event')
  if (place && trackingEvent) reportBehaviour({ type: 'experiment', name: 'clicked', ...read(place), trackingEvent })
}
