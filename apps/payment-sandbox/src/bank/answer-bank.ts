import { SandboxProblem } from '../http/sandbox-problem.ts'
import { applyChange } from '../payments/apply-change.ts'
import { scheduleCompletion } from '../payments/complete-payment.ts'
import { type Challenge, isByBank, type PaymentRecord } from '../payments/payment.ts'
import { type Change, planConfirmation, planFailure, planPaidByBank } from '../payments/payment-machine.ts'
import { type Provider, timestamp } from '../provider.ts'

/** `pay_late`: the bank decides after the shopper has returned; `stay`: the shopper pays and never returns. */
export const bankChoices = ['pay', 'pay_late', 'stay', 'fail', 'cancel'] as const
export type BankChoice = (typeof bankChoices)[number]

export type BankPayment = PaymentRecord & { challenge: Challenge; returnUrl: string }

/** The payment of a bank's page, whatever its state; null for an unknown page. */
export function findBankPayment(provider: Provider, id: string): BankPayment | null {
  const record = provider.ledger.findChallenged(id)
  return record?.challenge && isByBank(record) ? (record as BankPayment) : null
}

/** Says whether the shopper may still decide at the bank's page. */
export function isOpenAtBank({ status, challenge }: BankPayment, at: string): boolean {
  return status === 'requires_action' && challenge.expiresAt >= at
}

/** Carries out the shopper's first choice; any later one changes nothing. Returns the address to go to, null for a shopper who stays. */
export function answerBank(provider: Provider, id: string, choice: BankChoice): { url: string | null } {
  const record = findBankPayment(provider, id)
  if (!record) throw new SandboxProblem('challenge_unknown', 'This page is not open.')
  const at = timestamp(provider)
  if (isOpenAtBank(record, at)) {
    const changed = applyChange(provider, planChoice(provider, record, choice))
    if (choice === 'pay_late') scheduleCompletion(provider, changed)
  }
  return { url: choice === 'stay' ? null : record.returnUrl }
}

function planChoice(provider: Provider, record: BankPayment, choice: BankChoice): Change {
  const at = timestamp(provider)
  if (choice === 'cancel') return planConfirmation(record, 'cancelled', at)
  if (choice === 'fail') return planFailure(record, 'do_not_honour', at)
  const challenge = { ...record.challenge, result: 'authenticated' as const }
  const decided = { ...record, authentication: 'authenticated' as const, challenge }
  if (choice !== 'pay_late') return planPaidByBank(decided, at)
  const completesAt = new Date(provider.settings.clock().getTime() + provider.settings.delays.pending).toISOString()
  return { ok: true, record: { ...decided, status: 'pending', completesAt, updatedAt: at }, event: 'payment.pending' }
}
