import { type Currency, getCurrencyDigits } from './currency.ts'
import { roundHalfUp } from './round-half-up.ts'

/** An amount in integer minor units of its currency: cents for EUR, whole yen for JPY. */
export type Money = { readonly amount: number; readonly currency: Currency }

/** Makes money from integer minor units. Throws for a fraction or an unsafe integer, which is a bug of the caller. */
export function toMoney(amount: number, currency: Currency): Money {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`money must be whole minor units, not ${amount}`)
  return { amount: amount === 0 ? 0 : amount, currency }
}

/** Converts money to the decimal number of the wire: 1999 cents become 19.99. */
export function toWire(money: Money): number {
  return amountToWire(money.amount, money.currency)
}

/** Converts minor units to a decimal number, exact to the currency's digits. */
export function amountToWire(amount: number, currency: Currency): number {
  return amount / 10 ** getCurrencyDigits(currency)
}

/** Converts a decimal number of the wire to minor units, rounded half up to the currency's digits. */
export function fromWire(value: number, currency: Currency): Money {
  const digits = getCurrencyDigits(currency)
  // The shortest decimal form makes 1.005 a half cent, and not the binary fraction just below it.
  const [mantissa, exponent = '0'] = String(value).split('e')
  return toMoney(roundHalfUp(Number(`${mantissa}e${Number(exponent) + digits}`)), currency)
}

/** Adds two amounts of one currency. Throws for two currencies, which is a bug of the caller. */
export function addMoney(a: Money, b: Money): Money {
  return toMoney(a.amount + b.amount, sharedCurrency(a, b))
}

/** Subtracts the second amount from the first; the result may be negative. */
export function subtractMoney(a: Money, b: Money): Money {
  return toMoney(a.amount - b.amount, sharedCurrency(a, b))
}

/** Multiplies by any factor and rounds half up to whole minor units. */
export function multiplyMoney(money: Money, factor: number): Money {
  return toMoney(roundHalfUp(money.amount * factor), money.currency)
}

/** Sums amounts of one currency; an empty list is zero of the given currency. */
export function sumMoney(amounts: readonly Money[], currency: Currency): Money {
  return amounts.reduce(addMoney, toMoney(0, currency))
}

function sharedCurrency(a: Money, b: Money): Currency {
  if (a.currency !== b.currency) throw new RangeError(`${a.currency} and ${b.currency} cannot be summed`)
  return a.currency
}
