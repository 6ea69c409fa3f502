import type { MessageArea } from '@lacehouse/messages'
import type { ComponentType } from 'react'
import { loadAreas } from '../i18n/catalogues.ts'

/** Loads a part that few pages show, together with its words. */
export async function loadWithWords<Props>(
  load: () => Promise<ComponentType<Props>>,
  area: MessageArea,
): Promise<{ default: ComponentType<Props> }> {
  const [component] = await Promise.all([load(), loadAreas(document.documentElement.dataset.locale ?? 'en-us', [area])])
  return { default: component }
}
