/** Rounds to the nearest whole number, halves away from zero, as tax authorities do; never returns -0. */
export function roundHalfUp(value: number): number {
  const rounded = value < 0 ? -Math.floor(-value + 0.5) : Math.floor(value + 0.5)
  return rounded === 0 ? 0 : rounded
}

/** Multiplies an amount by the ratio numerator / denominator exactly, without binary fractions, and rounds half up. */
export function scaleHalfUp(amount: number, numerator: number, denominator: number): number {
  const product = Math.abs(amount * numerator)
  const quotient =
    product <= Number.MAX_SAFE_INTEGER / 2
      ? Math.floor((2 * product + denominator) / (2 * denominator))
      : scaleLarge(Math.abs(amount), numerator, denominator)
  return amount < 0 && quotient !== 0 ? -quotient : quotient
}

function scaleLarge(amount: number, numerator: number, denominator: number): number {
  const product = BigInt(amount) * BigInt(numerator)
  return Number((2n * product + BigInt(denominator)) / (2n * BigInt(denominator)))
}
