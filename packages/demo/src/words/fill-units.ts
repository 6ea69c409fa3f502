/** The systems of measures in which a locale names lengths, volumes and weights. */
export type UnitSystem = 'metric' | 'imperial'

type Measure = { readonly metric: string; readonly imperial: string; readonly factor: number; readonly step: number }

// A step is what a printed size table rounds to: half an inch for clothes, a tenth of an inch for soles.
const measures: Readonly<Record<string, Measure>> = {
  cm: { metric: 'cm', imperial: 'in', factor: 1 / 2.54, step: 0.5 },
  mm: { metric: 'mm', imperial: 'in', factor: 1 / 25.4, step: 0.1 },
  litre: { metric: 'L', imperial: 'cu in', factor: 61.0237, step: 10 },
  ml: { metric: 'ml', imperial: 'fl oz', factor: 1 / 29.5735, step: 0.1 },
  gram: { metric: 'g', imperial: 'oz', factor: 1 / 28.3495, step: 0.1 },
}

const mark = /\{\w+:\d+(?:\.\d+)?(?:-\d+(?:\.\d+)?)?\}/g

/** Writes `{cm:70}` and `{cm:88-94}` as English speakers of a locale do: '70 cm' and '88–94 cm', or '27.5 in' and '34.5–37 in'. */
export function fillUnits(text: string, system: UnitSystem): string {
  return text.replace(mark, (whole) => {
    const [name = '', ...values] = whole.slice(1, -1).split(/[:-]/)
    const measure = measures[name]
    if (!measure) throw new Error(`The mark ${whole} names no measure.`)
    return `${values.map((value) => toNumber(value, measure, system)).join('–')}\u00a0${measure[system]}`
  })
}

function toNumber(value: string, { factor, step }: Measure, system: UnitSystem): string {
  if (system === 'metric') return value
  const rounded = Math.round((Number(value) * factor) / step) * step
  return new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 }).format(rounded)
}
