// What each dialog consists of is named here and not in what every page carries, where a name weighs as much as code.
export const getPickupInStore = () =>
  import('./pickup-in-store/pickup-in-store.tsx').then(({ PickupInStore }) => PickupInStore)
export const getReserveInStore = () =>
  import('./reserve-in-store/reserve-in-store.tsx').then(({ ReserveInStore }) => ReserveInStore)
export const getChangeStore = () => import('./change-store/change-store.tsx').then(({ ChangeStore }) => ChangeStore)
export const getStoreChanged = () => import('./change-store/change-store.tsx').then(({ StoreChanged }) => StoreChanged)
export const getShippingMethod = () =>
  import('./shipping-method/shipping-method.tsx').then(({ ShippingMethodDialog }) => ShippingMethodDialog)
