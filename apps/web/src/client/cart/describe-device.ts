type Device = {
  readonly navigator: { readonly language: string; readonly maxTouchPoints: number }
  readonly screen: { readonly width: number; readonly height: number }
}

const step = 320

/**
 * Describes a device for a payment provider by traits that thousands of devices share; nothing is drawn, measured or
 * enumerated for it (CART-20).
 */
export function describeDevice({ navigator, screen }: Device): string[] {
  const toClass = (pixels: number) => String(Math.round(pixels / step))
  return [
    navigator.language,
    Intl.DateTimeFormat().resolvedOptions().timeZone,
    toClass(Math.max(screen.width, screen.height)),
    toClass(Math.min(screen.width, screen.height)),
    navigator.maxTouchPoints > 0 ? 'touch' : 'pointer',
  ]
}
