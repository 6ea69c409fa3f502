/** A card as the provider's fields return it: a token instead of the typed number (PAY-01). */
export type PaidCard = {
  readonly token: string
  readonly brand: string
  readonly last4: string
  readonly bin?: string
  readonly expiryMonth: number
  readonly expiryYear: number
}

export type TokenOutcome =
  | { readonly ok: true; readonly card: PaidCard }
  | {
      readonly ok: false
      readonly reason: 'incomplete' | 'refused' | 'session_unknown' | 'unreachable' | 'unmounted'
    }

export type MountedFields = {
  readonly tokenise: () => Promise<TokenOutcome>
  readonly focus: () => void
  readonly unmount: () => void
}

type MountOptions = {
  readonly container: HTMLElement
  readonly session: string
  readonly locale: string
  readonly theme: Readonly<Record<string, string>>
  readonly onReady: () => void
  readonly onSubmit: () => void
  readonly onChange: (state: { readonly complete: boolean }) => void
  readonly onError: (reason: string) => void
}

export type LacePay = { readonly mount: (options: MountOptions) => MountedFields }

/** Gets the object that the provider's script has defined on the page. */
export function getLacePay(): LacePay {
  const { LacePay } = window as { LacePay?: LacePay }
  if (!LacePay) throw new Error('the script of the card fields has not run')
  return LacePay
}
