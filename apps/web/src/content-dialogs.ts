// The dialogs of content in one file, because the table of dialogs is fetched with every page and each file name adds to it.

export function getContentDialog() {
  return import('./features/content/content-dialog/content-dialog.tsx').then(({ ContentDialog }) => ContentDialog)
}
export function getEventSignUp() {
  return import('./features/events/event-dialog/event-dialog.tsx').then(({ EventDialog }) => EventDialog)
}
export function getPhotoDialog() {
  return import('./features/photos/photo-dialog/photo-dialog.tsx').then(({ PhotoDialog }) => PhotoDialog)
}
export function getSendPhotoDialog() {
  return import('./features/photos/send-photo-dialog/send-photo-dialog.tsx').then(
    ({ SendPhotoDialog }) => SendPhotoDialog,
  )
}
