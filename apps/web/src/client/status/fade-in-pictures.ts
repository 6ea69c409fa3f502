import type { Duration } from '@lacehouse/domain/time/instant'

/** How long a picture takes to replace its preview. */
const duration: Duration = 250

/** Lets a picture that loads after its page appear over its preview; first-screen pictures appear at once. */
function fadeIn({ target }: Event): void {
  const isLate =
    target instanceof HTMLImageElement && target.loading === 'lazy' && target.parentElement?.style.backgroundImage
  if (!isLate || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  target.animate([{ opacity: 0 }, { opacity: 1 }], { duration, easing: 'ease-out' })
}

document.addEventListener('load', fadeIn, { capture: true, passive: true })
