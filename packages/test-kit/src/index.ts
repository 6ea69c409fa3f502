export { refreshSearchDocuments } from '@lacehouse/database'
export { demoPassword, demoProducts, loadSites } from '@lacehouse/demo'
export { signWebhook } from '@lacehouse/payment-sandbox'
export { addPerson, issueCard } from './api/add-balances.ts'
export { addCoupon, addPromotion } from './api/add-promotion.ts'
export { addTestCatalogue, testProducts, variantOf } from './api/add-test-catalogue.ts'
export { addTestStores, reservedProduct, reservedVariant, testStores } from './api/add-test-stores.ts'
export { confirmReservation } from './api/confirm-reservation.ts'
export { createTestPeers, seal, type TestPeers } from './api/create-test-peers.ts'
export { addressOf, createCartWith, makeAddressed, makeReady } from './api/fill-cart.ts'
export { findSellable } from './api/find-sellable.ts'
export { getCode, makeVerifier } from './api/get-code.ts'
export { giveOwnOptions } from './api/give-own-options.ts'
export {
  addStaff,
  type BackofficeCaller,
  openBackoffice,
  readStaffCookie,
  type StaffShop,
  signInStaff,
  withCookie,
} from './api/open-backoffice.ts'
export {
  addConsumer,
  putCode,
  type SignedInShopper,
  signInAs,
  signInByCode,
} from './api/sign-in.ts'
export { createAuthenticator } from './api/software-authenticator.ts'
export { callAsPage, type SolvedCaptcha, solveCaptcha, workOnCaptcha } from './api/solve-captcha.ts'
export {
  type ProviderPerson,
  type ProviderQuirks,
  startIdentityProvider,
  type TestIdentityProvider,
} from './api/start-identity-provider.ts'
export { startTestApi, type TestApi, testNow } from './api/start-test-api.ts'
export { createTestClient, type TestClient, type TestReply, type TestShopper } from './api/test-client.ts'
export { type WalletCalls, walletCallsOf } from './api/wallet-calls.ts'
export { addCatalogue, productIdOf, skuOf } from './database/add-catalogue.ts'
export { createTestDatabase, type TestDatabase, type TestDatabaseOptions } from './database/create-test-database.ts'
export type { Seed } from './database/seed.ts'
export { createDraw, drawSeed } from './proof/draw-seed.ts'
export { listDisagreements } from './proof/list-disagreements.ts'
export {
  type HostileRequest,
  hugeBody,
  listHostileRequests,
  listQuantityRequests,
  type RealIds,
} from './proof/list-hostile-requests.ts'
export { type MergeFixture, openMergeFixture } from './proof/open-merge-fixture.ts'
export { openPaymentFixture, type PaymentFixture } from './proof/open-payment-fixture.ts'
export {
  countMails,
  letPlacementsAge,
  mixedCards,
  openReadyCart,
  outcomeOf,
  place,
  placeThrough,
  type Seller,
  troubles,
} from './proof/placing.ts'
export { createSandboxControl, type SandboxControl, type Trouble } from './proof/sandbox-control.ts'
