import { minutes, seconds } from '../time/durations.ts'

/** Codes of six digits that are sent to a mailbox or a phone (docs/bounds.md, decision 0049). */
export const oneTimeCode = {
  digits: 6,
  /** Wrong ones included; a code that was tried so often is spent. */
  tries: 5,
  lasts: minutes(10),
  /** After this pause the page offers another one. */
  resendAfter: seconds(30),
} as const

/** Gives the digits of a code as it was typed or pasted, with spaces or hyphens between them. */
export function toCodeDigits(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, oneTimeCode.digits)
}

/** Says whether a text is a whole code. */
export function isWholeCode(digits: string): boolean {
  return new RegExp(`^\\d{${oneTimeCode.digits}}$`).test(digits)
}

export type CodeTry = {
  /** False where the code is unknown, used, spent or too old. */
  readonly isOpen: boolean
  /** The code was right and is used now. */
  readonly isTaken: boolean
  /** The tries of the code, this one included. */
  readonly tries: number
}

/** Judges a try of a code: the last wrong one says that the code is spent, so that no one types it again. */
export function judgeCodeTry({ isOpen, isTaken, tries }: CodeTry): { ok: true } | { ok: false; reason: CodeRefusal } {
  if (isOpen && isTaken) return { ok: true }
  return { ok: false, reason: isOpen && tries < oneTimeCode.tries ? 'wrong_code' : 'code_spent' }
}

export type CodeRefusal = 'wrong_code' | 'code_spent'
