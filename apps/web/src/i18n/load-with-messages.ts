import type { MessageArea } from '@lacehouse/messages'
import type { ComponentType } from 'react'
import { loadAreas } from './catalogues.ts'

/** Loads a component together with the messages of its areas. */
export async function loadWithMessages<Props>(
  load: () => Promise<ComponentType<Props>>,
  ...areas: readonly MessageArea[]
): Promise<{ default: ComponentType<Props> }> {
  const [component] = await Promise.all([load(), loadAreas(document.documentElement.dataset.locale ?? 'en-us', areas)])
  return { default: component }
}
