// The dialogs of stores and delivery in one file, because the table of dialogs is fetched with every page and each
// file name adds to it.
export function getPickupInStore() {
  return import('./features/stores/pickup-in-store-dialog/pickup-in-store-dialog.tsx').then(
    ({ PickupInStore }) => PickupInStore,
  )
}
export function getReserveInStore() {
  return import('./features/stores/reserve-in-store-dialog/reserve-in-store-dialog.tsx').then(
    ({ ReserveInStore }) => ReserveInStore,
  )
}
export function getChangeStore() {
  return import('./features/stores/change-store-dialog/change-store-dialog.tsx').then(({ ChangeStore }) => ChangeStore)
}
export function getStoreChanged() {
  return import('./features/stores/change-store-dialog/change-store-dialog.tsx').then(
    ({ StoreChanged }) => StoreChanged,
  )
}
export function getShippingMethod() {
  return import('./features/checkout/shipping-method-dialog/shipping-method-dialog.tsx').then(
    ({ ShippingMethodDialog }) => ShippingMethodDialog,
  )
}
