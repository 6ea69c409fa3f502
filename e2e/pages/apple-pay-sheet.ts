import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'

export type SheetContact = Readonly<Record<string, string | readonly string[] | undefined>>
export type SheetUpdate = {
  readonly newTotal?: { readonly amount: string; readonly type: string }
  readonly newShippingMethods?: readonly { readonly identifier: string }[]
  readonly errors?: readonly { readonly code: string; readonly contactField?: string; readonly message: string }[]
  readonly status?: number
}

type Driver = {
  /** The data that the page gave to the wallet, in base64. */
  readonly applicationData: () => string | undefined
  readonly begun: () => boolean
  /** The content of the sheet when it opens. */
  readonly total: () => SheetUpdate['newTotal']
  readonly send: (name: string, event: object) => Promise<SheetUpdate>
  readonly aborted: () => boolean
}

/** Puts a stand-in for the browser's wallet into the page, which follows the published interface and is driven by the test. */
export async function installApplePay(page: Page): Promise<void> {
  await page.addInitScript(() => {
    class ApplePayError {
      readonly code: string
      readonly contactField: string | undefined
      readonly message: string
      constructor(...[code, contactField, message]: [string, string | undefined, string]) {
        this.code = code
        this.contactField = contactField
        this.message = message
      }
    }
    class ApplePaySession {
      static readonly STATUS_SUCCESS = 0
      static readonly STATUS_FAILURE = 1
      static readonly canMakePayments = () => true
      private answer: ((update: object) => void) | null = null
      private isBegun = false
      private isAborted = false
      constructor(_version: number, request: { total: SheetUpdate['newTotal']; applicationData?: string }) {
        const handlers = this as unknown as Record<string, ((event: object) => void) | undefined>
        Object.assign(window, {
          applePaySheet: {
            begun: () => this.isBegun,
            total: () => request.total,
            applicationData: () => request.applicationData,
            aborted: () => this.isAborted,
            send: (name: string, event: object) =>
              new Promise((resolve) => {
                this.answer = resolve
                handlers[`on${name}`]?.(event)
                if (name === 'cancel') resolve({})
              }),
          },
        })
      }
      begin() {
        this.isBegun = true
      }
      abort() {
        this.isAborted = true
        this.answer?.({})
      }
      completeMerchantValidation(session: object) {
        this.answer?.(session)
      }
      completePaymentMethodSelection(update: object) {
        this.answer?.(update)
      }
      completeShippingContactSelection(update: object) {
        this.answer?.(update)
      }
      completeShippingMethodSelection(update: object) {
        this.answer?.(update)
      }
      completePayment(result: object) {
        this.answer?.(result)
      }
    }
    Object.assign(window, { ApplePaySession, ApplePayError })
  })
}

/** The shopper's actions in the sheet, and the shop's answers. */
export function sheetOf(page: Page) {
  const send = (name: string, event: object = {}): Promise<SheetUpdate> =>
    page.evaluate(([which, what]) => (window as unknown as { applePaySheet: Driver }).applePaySheet.send(which, what), [
      name,
      event,
    ] as const)
  const opened = { applicationPrimaryAccountNumber: '4242424242424242', applicationExpirationDate: '301231' }
  return {
    isBegun: () =>
      page.evaluate(() => (window as unknown as { applePaySheet?: Driver }).applePaySheet?.begun() === true),
    untilBegun: () =>
      page.waitForFunction(() => (window as unknown as { applePaySheet?: Driver }).applePaySheet?.begun() === true),
    total: () => page.evaluate(() => (window as unknown as { applePaySheet: Driver }).applePaySheet.total()),
    validateMerchant: () =>
      send('validatemerchant', { validationURL: 'https://apple-pay-gateway.apple.com/paymentservices' }),
    chooseCard: () => send('paymentmethodselected', { paymentMethod: { type: 'credit' } }),
    chooseContact: (shippingContact: SheetContact) => send('shippingcontactselected', { shippingContact }),
    chooseMethod: (identifier: string) => send('shippingmethodselected', { shippingMethod: { identifier } }),
    authorise: async (shippingContact: SheetContact) => {
      const given = await page.evaluate(() =>
        (window as unknown as { applePaySheet: Driver }).applePaySheet.applicationData(),
      )
      const paymentData = {
        version: 'EC_v1',
        data: Buffer.from(JSON.stringify(opened)).toString('base64'),
        ...(given && { header: { applicationData: createHash('sha256').update(given, 'base64').digest('hex') } }),
      }
      const payment = { token: { paymentData }, shippingContact, billingContact: shippingContact }
      return send('paymentauthorized', { payment })
    },
    cancel: () => send('cancel'),
  }
}
