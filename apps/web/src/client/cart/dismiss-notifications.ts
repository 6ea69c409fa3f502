import { acknowledgeNotifications } from './change-item.ts'

/** Takes the cart's news as told; while the server is away they stay where they are. */
export function dismissNotifications() {
  return void acknowledgeNotifications().catch(console.warn)
}
