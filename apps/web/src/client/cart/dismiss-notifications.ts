import { acknowledgeNotifications } from './change-item.ts'

/** Acknowledges the cart's notifications. While the server is away they stay visible. */
export function dismissNotifications() {
  return void acknowledgeNotifications().catch(console.warn)
}
