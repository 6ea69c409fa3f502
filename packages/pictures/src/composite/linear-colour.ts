/** Red, green and blue as shares of full light. */
export type LinearColour = readonly [number, number, number]

const toLinear = (share: number): number => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4)
const toDisplay = (light: number): number => (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055)

export function linearColourOf(hex: string): LinearColour {
  const value = Number.parseInt(hex.slice(1), 16)
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new Error(`'${hex}' is no colour of six hexadecimal digits.`)
  return [toLinear((value >> 16) / 255), toLinear(((value >> 8) & 255) / 255), toLinear((value & 255) / 255)]
}

const DISPLAY_STEPS = 4096
/** The brightest light that has a byte of its own; what is brighter is rolled off before. */
const SHOULDER = 0.8

/** Bytes of linear light in steps of 1/4096 up to twice full light, with a soft shoulder instead of a hard end. */
const displayBytes = Uint8Array.from({ length: DISPLAY_STEPS * 2 }, (_, i) => {
  const light = i / DISPLAY_STEPS
  const soft = light <= SHOULDER ? light : SHOULDER + (1 - SHOULDER) * Math.tanh((light - SHOULDER) / (1 - SHOULDER))
  return Math.round(toDisplay(soft) * 255)
})

export function displayByte(light: number): number {
  const step = (light * DISPLAY_STEPS) | 0
  return displayBytes[step < 0 ? 0 : step >= DISPLAY_STEPS * 2 ? DISPLAY_STEPS * 2 - 1 : step] as number
}
