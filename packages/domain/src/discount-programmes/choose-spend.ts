type Spend = { readonly currentSpend: number; readonly annualCap?: number; readonly annualCredit?: number }

/** The spend of a consumer's profile; amounts in whole units of the currency, as on the wire. */
export type SpendDetails = {
  readonly employee?: Spend & { readonly isEmployeeDiscountTCAccepted: boolean }
  readonly athlete?: Spend
  readonly prosumer?: Spend
  readonly identity: readonly { readonly type: string }[]
}

export type ChosenSpend = {
  readonly kind: 'employee' | 'athlete' | 'ipa' | 'wranx'
  readonly spent: number
  /** The cap or the credit of the year. */
  readonly limit: number
}

/**
 * Chooses the spend that the account shows: an employee's with accepted terms, else an athlete's, else that of IPA, else that of WRANX
 * (ACC-14). Null for a consumer without any.
 */
export function chooseSpend({ employee, athlete, prosumer, identity }: SpendDetails): ChosenSpend | null {
  const has = (type: string) => identity.some((one) => one.type === type)
  if (employee?.isEmployeeDiscountTCAccepted) return toChosen('employee', employee)
  if (athlete) return toChosen('athlete', athlete)
  if (prosumer && has('IPA')) return toChosen('ipa', prosumer)
  return prosumer && has('WRANX') ? toChosen('wranx', prosumer) : null
}

function toChosen(kind: ChosenSpend['kind'], { currentSpend, annualCap, annualCredit }: Spend): ChosenSpend {
  return { kind, spent: currentSpend, limit: annualCap ?? annualCredit ?? 0 }
}
