import { Gallery } from '../features/gallery/gallery.tsx'
import type { RouteHandle } from '../route-handle.ts'

export const handle: RouteHandle = { areas: ['dialogs'] }

export function meta() {
  return [{ title: 'ui-gallery' }, { name: 'robots', content: 'noindex' }]
}

export default function UiGallery() {
  return <Gallery />
}
