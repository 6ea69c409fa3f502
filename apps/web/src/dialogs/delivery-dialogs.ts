// What each dialog consists of is named here and not in what every page carries, where a name weighs as much as code.
export function getPickupInStore() {
  return import('./pickup-in-store/pickup-in-store.tsx').then(({ PickupInStore }) => PickupInStore)
}
export function getReserveInStore() {
  return import('./reserve-in-store/reserve-in-store.tsx').then(({ ReserveInStore }) => ReserveInStore)
}
export function getChangeStore() {
  return import('./change-store/change-store.tsx').then(({ ChangeStore }) => ChangeStore)
}
export function getStoreChanged() {
  return import('./change-store/change-store.tsx').then(({ StoreChanged }) => StoreChanged)
}
export function getShippingMethod() {
  return import('./shipping-method/shipping-method.tsx').then(({ ShippingMethodDialog }) => ShippingMethodDialog)
}
