import { acknowledgeNews } from './change-item.ts'

/** Takes the cart's news as told; while the server is away they stay where they are. */
export const dismissNews = () => void acknowledgeNews().catch(console.warn)
