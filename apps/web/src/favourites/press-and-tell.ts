import { readFavouritesMemory } from './favourites-memory.ts'
import { isFavourite, pressHeart } from './press-heart.ts'

/** Presses or releases a heart, and says where the first one has gone, or why it is as it was before. */
export async function pressAndTell(id: string): Promise<void> {
  const isFirst = Object.keys(readFavouritesMemory()?.hearts ?? {}).length === 0
  try {
    await pressHeart(id)
    if (isFirst && isFavourite(id)) await (await import('./tell-heart.ts')).tellFirstHeart()
  } catch (error) {
    await (await import('./tell-heart.ts')).tellRefusedHeart(error)
  }
}
