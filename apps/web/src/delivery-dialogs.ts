// What each dialog consists of is named here and not in what every page carries, where a name weighs as much as code.
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
