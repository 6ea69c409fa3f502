export { buildApp } from './app.ts'
export { type Config, readConfig } from './config.ts'
export { sendAccountLinkMail } from './core/account-mails/send-account-link-mail.ts'
export { sendCredentialsMail } from './core/account-mails/send-credentials-mail.ts'
export { sendNewDeviceMail } from './core/account-mails/send-new-device-mail.ts'
export { sendPasswordChangedMail } from './core/account-mails/send-password-changed-mail.ts'
export { sendSignInCodeMail } from './core/account-mails/send-sign-in-code-mail.ts'
export { createCartQueries } from './core/cart/cart.queries.ts'
export { loadPricingContext } from './core/cart/pricing-context.ts'
export { toRedemptionFacts } from './core/cart/to-redemption-facts.ts'
export { runUploadedImport } from './core/catalogue-import/run-uploaded-import.ts'
export { createFulfilment, type Fulfilment } from './core/fulfilment/fulfilment.ts'
export { moveOrderMoney } from './core/fulfilment/move-order-money.ts'
export { sendPhoneCodeMessage } from './core/one-time-codes/send-phone-code-message.ts'
export {
  createPhotographImport,
  type ImportedPhotographs,
  type PhotographImport,
} from './core/pictures/import-photographs.ts'
export { recoverPlacements } from './core/placement/recover-placements.ts'
export { captureOrder, type MoneyCommand, type MoneyOutcome, refundOrder } from './core/placement/refund-order.ts'
export { releasePayment } from './core/placement/release-payment.ts'
export { eraseDueAccounts } from './core/privacy/erase-due-accounts.ts'
export { makeDataExport } from './core/privacy/make-data-export.ts'
export { sendDeletionMail } from './core/privacy/send-deletion-mail.ts'
export { createPromotionInspector, type PromotionInspector } from './core/promotions/promotion-inspector.ts'
export { recommendationRuns } from './core/recommendations/recommendations.queries.ts'
export { recomputeRecommendations } from './core/recommendations/recompute-recommendations.ts'
export { endReservations } from './core/reservations/end-reservations.ts'
export { confirmationLink } from './core/reservations/reservation-link.ts'
export { applyRetention } from './core/retention/apply-retention.ts'
export { endExchanges } from './core/returns/end-exchanges.ts'
export { createModeration } from './core/reviews/create-moderation.ts'
export {
  type AddedStaffMember,
  addStaffMember,
  listStaffProblems,
  type NewStaffMember,
} from './core/staff/add-staff-member.ts'
export { sendCaseMail } from './core/support-cases/send-case-mail.ts'
export type { Deps } from './deps.ts'
export { isApiPath } from './http/api-path.ts'
export { createReplyCache, type ReplyCache } from './http/reply-cache.ts'
export { toSample } from './http/to-sample.ts'
export type { Faults } from './infra/faults/with-faults.ts'
export { toNetwork } from './infra/limiter/to-network.ts'
export { findMailServerProblem } from './infra/mail/find-mail-server-problem.ts'
export { listCredentialProblems } from './infra/payment-providers/list-credential-problems.ts'
export {
  hasForeignScripts,
  listPaymentPages,
  type PaymentPages,
} from './infra/payment-providers/open-payment-providers.ts'
export { parsePictureAddress } from './infra/pictures/parse-picture-address.ts'
export { makeTotp, toPeriod } from './infra/second-factor/totp.ts'
export { openSecurityLog } from './infra/security-log/open-security-log.ts'
export { type DepsOptions, makeDeps } from './make-deps.ts'
export { sendExchangeMail } from './modules/order-mails/send-exchange-mail.ts'
export { sendGiftCards } from './modules/order-mails/send-gift-cards.ts'
export { sendOrderMail } from './modules/order-mails/send-order-mail.ts'
export { sendPaymentFailedMail } from './modules/order-mails/send-payment-failed-mail.ts'
export { sendRefundMail } from './modules/order-mails/send-refund-mail.ts'
export { sendReservationMail } from './modules/order-mails/send-reservation-mail.ts'
export { sendReturnMail } from './modules/order-mails/send-return-mail.ts'
export { sendShipmentMail } from './modules/order-mails/send-shipment-mail.ts'
export { enqueueStockNotices, sendStockNoticeMail } from './modules/products/stock-notices/send-stock-notices.ts'
export { sendSubscriptionMail } from './modules/subscriptions/send-subscription-mail.ts'
export { sendWithdrawalMail } from './modules/withdrawals/send-withdrawal-mail.ts'
export { purgeOnChange } from './purge-on-change.ts'
