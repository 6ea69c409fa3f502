// The dialogs of the account's pages in one file, because the table of dialogs is fetched with every page and each file
// name adds to it.

export function getInterests() {
  return import('./features/profile/interests-dialog/interests-dialog.tsx').then(
    ({ InterestsDialog }) => InterestsDialog,
  )
}
export function getLoyaltySignUp() {
  return import('./features/profile/loyalty-sign-up-dialog/loyalty-sign-up-dialog.tsx').then(
    ({ LoyaltySignUpDialog }) => LoyaltySignUpDialog,
  )
}
export function getLeaveLoyalty() {
  return import('./features/profile/leave-loyalty-dialog/leave-loyalty-dialog.tsx').then(
    ({ LeaveLoyaltyDialog }) => LeaveLoyaltyDialog,
  )
}
export function getCancelOrder() {
  return import('./features/orders/cancel-order-dialog/cancel-order-dialog.tsx').then(
    ({ CancelOrderDialog }) => CancelOrderDialog,
  )
}
export function getEditDelivery() {
  return import('./features/orders/edit-delivery-dialog/edit-delivery-dialog.tsx').then(
    ({ EditDeliveryDialog }) => EditDeliveryDialog,
  )
}
export function getReturnItems() {
  return import('./features/orders/return-items-dialog/return-items-dialog.tsx').then(
    ({ ReturnItemsDialog }) => ReturnItemsDialog,
  )
}
export function getEmployeeTerms() {
  return import('./features/account/employee-terms-dialog/employee-terms-dialog.tsx').then(
    ({ EmployeeTermsDialog }) => EmployeeTermsDialog,
  )
}
export function getEnrolment() {
  return import('./features/enrolment/enrolment-dialog/enrolment-dialog.tsx').then(
    ({ EnrolmentDialog }) => EnrolmentDialog,
  )
}
export function getSaveToList() {
  return import('./features/favourites/save-to-list-dialog/save-to-list-dialog.tsx').then(
    ({ SaveToListDialog }) => SaveToListDialog,
  )
}
